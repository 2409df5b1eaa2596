// The end of every result: help with the cost, decided changes, What if, and assumptions.

import type { Result } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { YoursPanel } from '../../home/make-it-yours/yours-panel.tsx';
import { AssumptionList } from '../cards/assumption-list.tsx';
import { KnownChanges } from '../prices/known-changes.tsx';
import { SupportList } from '../prices/support-list.tsx';
import { WhatIfPanel } from '../what-if/what-if-panel.tsx';
import { LongPart } from './long-part.tsx';

interface ResultEndProps {
  readonly result: Result;
  /** The specification's assumptions, shown before those of the server. */
  readonly children?: Elements;
}

export function ResultEnd({ result, children }: ResultEndProps) {
  const { words } = useWidget();
  const { assumptions, support, known, whatIf } = result;
  return (
    <>
      <SupportList support={support} />
      <YoursPanel result={result} />
      {whatIf && (
        <LongPart title={words('whatIf.title')}>
          <WhatIfPanel result={result} whatIf={whatIf} />
        </LongPart>
      )}
      {(children !== undefined || assumptions.length > 0 || !!known?.length) && (
        <LongPart title={words('results.assumptions')}>
          {children}
          <AssumptionList assumptions={assumptions} />
          <KnownChanges known={known} />
        </LongPart>
      )}
    </>
  );
}
