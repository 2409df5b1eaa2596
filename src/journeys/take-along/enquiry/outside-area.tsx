// BEY-23: where no enquiry is taken, this says that the estimate holds and who else can be asked.
import { useEffect } from 'react';
import { useWidget } from '../../../state/widget-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { AdviceLinks } from '../../home/refusal/advice-links.tsx';

export function OutsideArea() {
  const { words, reach } = useWidget();
  useEffect(() => reach('refused', 'outside-area'), [reach]);
  return (
    <section className="enquiry-call stack stack--4">
      <Alert tone="info" live={false}>
        <p>{words('enquiry.outside')}</p>
        <ul className="links">
          <AdviceLinks places={['mcs', 'est', 'gov']} />
        </ul>
      </Alert>
    </section>
  );
}
