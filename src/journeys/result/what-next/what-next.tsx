// SEEN-03: every result ends with what to do next.
import { type Result, recommendedRow } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { Heading } from '../../../ui/heading/heading.tsx';
import type { WordKey } from '../../../words/word-key.ts';
import { hasTaker } from '../../take-along/enquiry/has-taker.ts';
import { RingUs } from '../../take-along/enquiry/ring-us.tsx';
import { TakeAlong } from '../../take-along/share/take-along.tsx';

type NextOf<Key = WordKey> = Key extends `next.${infer Of}.1` ? Of : never;

export interface WhatNextProps {
  /** Whose steps the words say. */
  readonly of: NextOf;
  /** Said in place of the second. */
  readonly second?: WordKey | false;
  readonly result: Result;
  /** What can be pressed: a call, print, save, share. */
  readonly children?: Elements;
}

export function WhatNext({ of, second, result, children }: WhatNextProps) {
  const { words, settings } = useWidget();
  const steps: readonly WordKey[] = [
    `next.${of}.1`,
    second || `next.${of}.2`,
    ...(recommendedRow(result)?.tariffName ? (['next.tariff'] as const) : []),
  ];
  return (
    <section className="what-next">
      <Heading level={3} focus="title">
        {words('next.title')}
      </Heading>
      <ol className="what-next__steps">
        {steps.map((step) => (
          <li className="what-next__step" key={step}>
            {words(step)}
          </li>
        ))}
      </ol>
      {!hasTaker(settings, result) && (
        <RingUs>
          <p>{words('enquiry.have')}</p>
        </RingUs>
      )}
      <div className="what-next__actions">
        {children}
        <TakeAlong />
      </div>
    </section>
  );
}
