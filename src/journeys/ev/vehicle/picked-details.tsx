// Shows details of the chosen model, so that visitors can check that it is theirs.
import { useRef } from 'react';
import { answerOf } from '../../../state/request.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Status } from '../../../ui/status/status.tsx';
import { TryAgain } from '../../question/try-again.tsx';
import type { DependentRequest } from './use-dependent-request.tsx';
import type { QuotedDetails } from './use-vehicle-lists.tsx';
import { rangeText } from './vehicle-text.ts';

interface PickedDetailsProps {
  readonly details: DependentRequest<QuotedDetails>;
  readonly electric: boolean;
}

/** Details of one model. If they fail to load, the visitor can continue: a quote needs only make, model and size. */
export function PickedDetails({ details, electric }: PickedDetailsProps) {
  const { words } = useWidget();
  // They stay on screen while they are loaded again with the size, so that they are not announced twice.
  const last = useRef(answerOf(details.request));
  if (details.request.is !== 'asking') last.current = answerOf(details.request);
  const { mpg = null, cO2Emisions: grams = null } = last.current ?? {};
  const facts = [
    mpg === null ? null : rangeText(electric, mpg, words),
    grams === null || electric ? null : words('ev.pick.co2', { grams: words.format.number(grams) }),
  ].filter((fact) => fact !== null);
  return (
    <Status className="picker__details">
      {details.request.is === 'failed' && (
        <TryAgain says="ev.pick.details.failed" look="link" onClick={details.retry} />
      )}
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
    </Status>
  );
}
