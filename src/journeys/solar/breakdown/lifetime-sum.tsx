// Knows the sum of a system's life: bill savings, less its cost, are net savings (RES-SOL-12).
import type { SolarReturn } from '../../../domain/solar-lifetime.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import type { WordKey } from '../../../words/en-gb.ts';
import { wholePounds } from '../../../words/format.ts';

interface Term {
  readonly id: 'savings' | 'cost' | 'net';
  readonly value: number;
  /** What stands before it. */
  readonly sign?: { readonly sign: string; readonly says: WordKey };
}

export interface LifetimeSumProps {
  /** Pounds over all the years. */
  readonly savings: number;
  readonly years: number;
  /** Null: the cost is not known, and the savings stand alone. */
  readonly back: SolarReturn | null;
}

export function LifetimeSum({ savings, years, back }: LifetimeSumProps) {
  const { words } = useWidget();
  const terms: readonly Term[] = [
    { id: 'savings', value: savings },
    ...(back
      ? [
          { id: 'cost', value: back.cost, sign: { sign: '−', says: 'solar.sum.minus' } } as const,
          { id: 'net', value: back.net, sign: { sign: '=', says: 'solar.sum.equals' } } as const,
        ]
      : []),
  ];
  return (
    <dl className="lifetime-sum">
      {terms.map(({ id, value, sign }) => (
        <div className={`lifetime-sum__term lifetime-sum__term--${id}`} key={id}>
          <dt className="lifetime-sum__name">
            {sign && <VisuallyHidden>{words(sign.says)} </VisuallyHidden>}
            {words(`solar.sum.${id}`, { years })}
          </dt>
          <dd className="lifetime-sum__value" translate="no" data-figure={`solar-${id}`}>
            {sign && (
              <span className="lifetime-sum__sign" aria-hidden="true">
                {sign.sign}
              </span>
            )}
            {wholePounds(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
