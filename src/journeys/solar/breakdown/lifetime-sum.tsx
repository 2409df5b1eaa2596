// RES-SOL-12: bill savings minus the cost of the system gives the net savings.
import type { CSSProperties } from 'react';
import { shownDifference } from '../../../domain/shown-difference.ts';
import type { SolarReturn } from '../../../domain/solar-lifetime.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import type { WordKey } from '../../../words/word-key.ts';
import { SumOpener } from '../../result/sums/sum-opener.tsx';

interface Term {
  readonly id: 'savings' | 'cost' | 'net';
  readonly value: number;
  /** The sign before it. */
  readonly sign?: { readonly sign: string; readonly says: WordKey };
}

interface LifetimeSumProps {
  /** Pounds over all the years. */
  readonly savings: number;
  readonly years: number;
  /** Null if the cost is unknown; then only the savings are shown. */
  readonly back: SolarReturn | null;
}

export function LifetimeSum({ savings, years, back }: LifetimeSumProps) {
  const { words } = useWidget();
  const terms: readonly Term[] = [
    { id: 'savings', value: savings },
    ...(back
      ? [
          { id: 'cost', value: back.cost, sign: { sign: '−', says: 'sum.subtract' } } as const,
          {
            id: 'net',
            value: shownDifference(savings, back.cost, back.net),
            sign: { sign: '=', says: 'solar.sum.equals' },
          } as const,
        ]
      : []),
  ];
  const spans = spansOf(savings, back?.cost ?? 0);
  return (
    <dl className="lifetime-sum panel stack">
      {terms.map(({ id, value, sign }) => (
        <div
          className={`lifetime-sum__term lifetime-sum__term--${id === 'net' && value < 0 ? 'short' : id}`}
          style={{ '--_from': `${spans[id][0]}%`, '--_to': `${spans[id][1]}%` } as CSSProperties}
          key={id}
        >
          <dt className="lifetime-sum__name">
            {sign && <VisuallyHidden>{`${words(sign.says)} `}</VisuallyHidden>}
            <span>{words(`solar.sum.${id}`, { years })}</span>
          </dt>
          <dd className="lifetime-sum__value">
            {sign && (
              <span className="lifetime-sum__sign" aria-hidden="true">
                {sign.sign}
              </span>
            )}
            <span translate="no" data-figure={`solar-${id}`}>
              {words.format.wholePounds(value)}
            </span>
            <SumOpener id={`solar-${id}`} title={words(`solar.sum.${id}`, { years })} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The start and end of each bar, in percent of the strip: the cost is taken off the end of the savings. */
function spansOf(savings: number, cost: number): Record<Term['id'], readonly [number, number]> {
  const all = Math.max(savings, cost, 1);
  const place = (value: number) => (100 * Math.max(0, value)) / all;
  const left = place(savings - cost);
  return {
    savings: [0, place(savings)],
    cost: [left, place(Math.max(cost, savings))],
    net: savings < cost ? [place(savings), 100] : [0, left],
  };
}
