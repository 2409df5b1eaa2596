// Bars below each other on one scale, each with its total. The parts are named below them, and their amounts are in a table.
import { type ReactNode, useId } from 'react';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { Table } from '../table/table.tsx';
import { stackPlaces } from './stack-places.ts';

export interface Stack {
  name: string;
  /** The total as a formatted text. */
  total: string;
  /** The previous total: 'was £3,752'. */
  was?: string | undefined;
  /** One value for each of `parts`. */
  values: readonly { readonly value: number; readonly text: string }[];
}

interface StackedBarsProps {
  caption: ReactNode;
  /** The names of the parts, the lowest first. `ink` gives each its own pattern and colour. */
  parts: readonly { readonly id: string; readonly name: string; readonly ink: 1 | 2 | 3 | 4 | 5 | 6 }[];
  stacks: readonly Stack[];
  /** The title of the table, the headings of its column of names and of its row of totals, and zero as a formatted text. */
  words: { readonly part: string; readonly head: string; readonly total: string; readonly zero: string };
}

export function StackedBars({ caption, parts, stacks, words }: StackedBarsProps) {
  const captionId = useId();
  const { zero, places } = stackPlaces(stacks.map(({ values }) => values));
  return (
    <figure className="stacked-bars stack" part="chart" aria-labelledby={captionId}>
      <figcaption id={captionId}>{caption}</figcaption>
      <div aria-hidden="true">
        {stacks.map(({ name, total, was }, stack) => (
          <div className="stacked-bars__row" key={name}>
            <span>{name}</span>
            {was && (
              <span className="figure__was" key={was}>
                {was}
              </span>
            )}
            <span className="stacked-bars__total" translate="no">
              {total}
            </span>
            <span className="stacked-bars__scale">
              {parts.map(({ id, ink }, part) => {
                const place = places[stack]?.[part];
                return place && place.size > 0 ? (
                  <span
                    className={`stacked-bars__part stacked-bars__part--${ink}`}
                    key={id}
                    style={{ insetInlineStart: `${place.from}%`, inlineSize: `${place.size}%` }}
                  />
                ) : null;
              })}
              <span className="stacked-bars__zero" style={{ insetInlineStart: `${zero}%` }} />
            </span>
          </div>
        ))}
        <span className="stacked-bars__zero-text note" style={{ insetInlineStart: `${zero}%` }}>
          {words.zero}
        </span>
      </div>
      <p className="stacked-bars__keys" aria-hidden="true">
        {parts.map(({ id, name, ink }) => (
          <span key={id}>
            <span className={`stacked-bars__key stacked-bars__part--${ink}`} />
            <span>{name}</span>
          </span>
        ))}
      </p>
      <Disclosure summary={words.part}>
        <Table
          head={words.head}
          columns={stacks.map(({ name }) => name)}
          rows={parts.map(({ name }, part) => ({
            name,
            cells: stacks.map(({ values }) => values[part]?.text),
          }))}
          total={{ name: words.total, cells: stacks.map(({ total }) => total) }}
        />
      </Disclosure>
    </figure>
  );
}
