// SEEN-03: every result ends with what to do next.
import { type Result, recommendedRow } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { Heading } from '../../../ui/heading/heading.tsx';
import type { WordKey } from '../../../words/word-key.ts';
import { hasTaker } from '../../take-along/enquiry/has-taker.ts';
import { RingUs } from '../../take-along/enquiry/ring-us.tsx';
import { TakeAlong } from '../../take-along/share/take-along.tsx';

export interface WhatNextProps {
  readonly of: 'hp' | 'solar' | 'ev';
  readonly result: Result;
  /** What can be pressed: a call, print, save, share. */
  readonly children?: Elements;
}

export function WhatNext({ of, result, children }: WhatNextProps) {
  const { words, settings } = useWidget();
  const steps: readonly WordKey[] = [
    `next.${of}.1`,
    of === 'hp' && !hasGrant(result) ? 'next.hp.noGrant' : `next.${of}.2`,
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

/** One that may apply to this home: others are not spoken of. */
function hasGrant({ support }: Result): boolean {
  return !!support?.some(({ unit, met }) => unit === '£' && met !== false);
}
