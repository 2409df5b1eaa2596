// The end of every result: help with the cost, What if, what makes it more exact; then how we know.
import { useWidget } from '../../../state/widget-context.tsx';
import type { Elements } from '../../../ui/elements.ts';
import type { Outcome } from '../../home/half-hours/half-hours-used.tsx';
import { YoursPanel } from '../../home/make-it-yours/yours-panel.tsx';
import { AssumptionList } from '../cards/assumption-list.tsx';
import { KnownChanges } from '../prices/known-changes.tsx';
import { SupportList } from '../prices/support-list.tsx';
import { WhatIfPanel } from '../what-if/what-if-panel.tsx';
import { LongPart } from './long-part.tsx';

interface ResultEndProps extends Outcome {
  /** The specification's assumptions, shown before those of the server. */
  readonly children?: Elements;
  /** Above them, where it answers nothing that is asked first. */
  readonly breakdown?: Elements;
}

export function ResultEnd({ children, breakdown, ...outcome }: ResultEndProps) {
  const { words } = useWidget();
  const { result } = outcome;
  const { assumptions, support, known, whatIf } = result;
  return (
    <>
      <SupportList support={support} />
      {whatIf && (
        <LongPart title={words('whatIf.title')} fact={words('whatIf.fact')}>
          <WhatIfPanel result={result} whatIf={whatIf} />
        </LongPart>
      )}
      <YoursPanel {...outcome} />
      <div className="result__how">
        {breakdown}
        {(children !== undefined || assumptions.length > 0 || !!known?.length) && (
          <LongPart title={words('results.assumptions')}>
            {children}
            <AssumptionList assumptions={assumptions} />
            <KnownChanges known={known} />
          </LongPart>
        )}
      </div>
    </>
  );
}
