// SEEN-03: the end of every result: the next steps. With one bill, only the bill shows them, for all assets.
import { type Result, recommendedRow } from '../../../domain/result.ts';
import { useJourney, useWidget } from '../../../state/widget-context.tsx';
import type { Elements } from '../../../ui/elements.ts';
import type { WordKey } from '../../../words/word-key.ts';
import { NextSteps } from './next-steps.tsx';

interface WhatNextProps {
  /** The asset's own steps. */
  readonly steps: readonly WordKey[];
  readonly result: Result;
  /** Buttons in place of a call. */
  readonly children?: Elements;
}

export function WhatNext({ steps: own, result, children }: WhatNextProps) {
  const { words } = useWidget();
  const hasBill = useJourney(({ combined }) => combined !== null);
  if (hasBill) return null;
  return (
    <NextSteps
      steps={own.map((step) => words(step))}
      tariff={recommendedRow(result)?.tariffName}
      result={result}
    >
      {children}
    </NextSteps>
  );
}
