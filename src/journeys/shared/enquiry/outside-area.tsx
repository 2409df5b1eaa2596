// Knows what stands in the place of an enquiry where none is taken: the estimate holds, and who else can be asked (BEY-23).
import { useWidget } from '../../../state/widget-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { AdviceLinks } from '../refusal/advice-links.tsx';

export function OutsideArea() {
  const { words } = useWidget();
  return (
    <section className="enquiry-call">
      <Alert tone="info" live={false}>
        <p>{words('enquiry.outside')}</p>
        <ul className="refusal__links">
          <AdviceLinks places={['mcs', 'est', 'gov']} />
        </ul>
      </Alert>
    </section>
  );
}
