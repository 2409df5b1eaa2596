// SEEN-03: the end of every result: the next steps. With one bill, only the bill shows them, for all assets.
import { type Result, recommendedRow } from '../../../domain/result.ts';
import { useJourney, useWidget } from '../../../state/widget-context.tsx';
import type { Elements } from '../../../ui/elements.ts';
import type { WordKey } from '../../../words/word-key.ts';
import { NextSteps } from './next-steps.tsx';

type NextOf<Key = WordKey> = Key extends `next.${infer Of}.1` ? Of : never;

interface WhatNextProps {
  /** The asset whose next steps are shown. */
  readonly of: NextOf;
  /** Replaces the second step. */
  readonly second?: WordKey | false;
  readonly result: Result;
  /** The buttons: a call, another car. */
  readonly children?: Elements;
}

export function WhatNext({ of, second, result, children }: WhatNextProps) {
  const { words } = useWidget();
  const hasBill = useJourney(({ combined }) => combined !== null);
  if (hasBill) return null;
  const steps: readonly WordKey[] = [
    `next.${of}.1`,
    second || `next.${of}.2`,
    ...(recommendedRow(result)?.tariffName ? (['next.tariff'] as const) : []),
  ];
  return (
    <NextSteps steps={steps.map((step) => words(step))} result={result}>
      {children}
    </NextSteps>
  );
}
