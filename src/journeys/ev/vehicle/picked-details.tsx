// Shown so that the visitor sees that the chosen model is the one they mean.
import { useRef } from 'react';
import { answerOf } from '../../../state/request.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Status } from '../../../ui/status/status.tsx';
import { TryAgain } from '../../question/try-again.tsx';
import type { DependentRequest } from './use-dependent-request.tsx';
import type { QuotedDetails } from './use-vehicle-lists.tsx';
import { rangeText } from './vehicle-text.ts';

export interface PickedDetailsProps {
  readonly details: DependentRequest<QuotedDetails>;
  readonly electric: boolean;
}

/** Of one model. Details that can't be had stand in nobody's way: the quote is made from make, model and size. */
export function PickedDetails({ details, electric }: PickedDetailsProps) {
  const { words } = useWidget();
  // Asked again with the size, they stay meanwhile: the same is not said twice.
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
