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
  const tariff = recommendedRow(result)?.tariffName;
  const steps = [
    words(`next.${of}.1`),
    words(second || `next.${of}.2`),
    ...(tariff ? [words('next.switch', { tariff })] : []),
  ];
  return (
    <NextSteps steps={steps} result={result}>
      {children}
    </NextSteps>
  );
}
