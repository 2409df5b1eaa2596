// The house with the answers so far: a strip above the question, or large next to it if there is room, with the reason and help.
import { phoneAddress } from '../../domain/phone-address.ts';
import { useDrawnLast } from '../../journeys/home/picture/drawn-last.tsx';
import { YourHome } from '../../journeys/home/picture/your-home.tsx';
import type { PlannedStep } from '../../state/product.ts';
import { useJourney, useWidget } from '../../state/widget-context.tsx';
import { Link } from '../../ui/link/link.tsx';

export function QuestionsAside({ step }: { step: PlannedStep }) {
  const { words, settings } = useWidget();
  const { address, propertyTypeName } = useJourney((state) => state.answers);
  const drawn = useDrawnLast();
  const phone = settings.supportPhone;
  return (
    <div className="questions__aside">
      <div className="questions__home">
        <YourHome />
        <div className="questions__so-far">
          <strong role="status">{drawn}</strong>
          {/* The question of the type already shows its answer. */}
          {drawn === null && (
            <strong aria-hidden="true">
              {(step.id !== 'propertyId' && propertyTypeName) || words('questions.soFar')}
            </strong>
          )}
          <span aria-hidden="true">{address?.text}</span>
        </div>
      </div>
      <div className="questions__reason">
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
