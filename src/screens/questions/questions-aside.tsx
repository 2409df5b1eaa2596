// The house as answered so far: a strip above the question; where there is room large beside it, with why we ask and help.
import { phoneAddress } from '../../domain/phone-address.ts';
import { YourHome } from '../../journeys/home/picture/your-home.tsx';
import type { PlannedStep } from '../../state/product.ts';
import { useJourney, useWidget } from '../../state/widget-context.tsx';
import { Link } from '../../ui/link/link.tsx';

export function QuestionsAside({ step }: { step: PlannedStep }) {
  const { words, settings } = useWidget();
  const address = useJourney((state) => state.answers.address?.text);
  const phone = settings.supportPhone;
  return (
    <div className="questions__aside">
      <div className="questions__home" aria-hidden="true">
        <YourHome />
        <p className="questions__so-far">
          <strong>{words('questions.soFar')}</strong>
          <span>{address}</span>
        </p>
      </div>
      <div className="questions__beside">
        <p>
          <strong>{words('questions.whyTitle')}</strong>
        </p>
        {step.why.map((why) => (
          <p key={why}>{words(why)}</p>
        ))}
        {phone !== null && (
          <p>
            <strong>{words('help.title')}</strong>{' '}
            <Link href={phoneAddress(phone)}>{words('help.call', { phone })}</Link>
          </p>
        )}
      </div>
    </div>
  );
}
