// BEY-23: outside the service area, says that the estimate is valid and where to get advice.
import { useEffect } from 'react';
import { useWidget } from '../../../state/widget-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { AdviceLinks } from '../../home/refusal/advice-links.tsx';

export function OutsideArea() {
  const { words, reach } = useWidget();
  useEffect(() => reach('refused', 'outside-area'), [reach]);
  return (
    <Alert tone="info" live={false}>
      <p>{words('enquiry.outside')}</p>
      <ul className="links">
        <AdviceLinks places={['mcs', 'est', 'gov']} />
      </ul>
    </Alert>
  );
}
