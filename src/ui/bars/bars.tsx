// Values as lengths: bars to compare, stacks of parts, and a range on a line.
import { type CSSProperties, type ReactNode, useId } from 'react';
import { Disclosure } from '../disclosure/disclosure.tsx';
import type { Elements } from '../elements.ts';
import { Table } from '../facts/table.tsx';
import { barShares, labelHang, linePlaces, stackPlaces } from './places.ts';

export interface Bar {
  name: string;
  /** The length; `text` has the words. */
  value: number;
  text: string;
  /** Names the value for its sum (`data-figure`). */
  figure?: string | undefined;
  /** 'before' is hatched and 'after' solid, to distinguish them without colour. */
  look?: 'before' | 'after' | 'third' | undefined;
  /** How much of its value, at its end, is for heating fuel. */
  ends?: number;
  /** Next to the value, and below the bar: the button and its sum. */
  more?: Elements;
}

export interface BarCompareProps {
  /** The chart's conclusion as a caption: 'Fuel costs a third of what it did'. */
  caption?: ReactNode;
  bars: readonly Bar[];
}

/** Each bar has its name and value next to it, so it needs no legend. */
export function BarCompare({ caption, bars }: BarCompareProps) {
  const captionId = useId();
  const shares = barShares(bars.map((bar) => bar.value));
  return (
    <figure
      className="bar-compare stack"
      part="chart"
      aria-labelledby={caption === undefined ? undefined : captionId}
    >
      {caption !== undefined && <figcaption id={captionId}>{caption}</figcaption>}
      <ul className="bar-compare__bars stack stack--4">
        {bars.map(({ name, value, text, figure, look = 'after', ends = 0, more }, index) => (
          <li className="bar-compare__row" key={name}>
            <span className="bar-compare__name">{name}</span>
            <span className="bar-compare__text" translate="no" data-figure={figure}>
              {text}
            </span>
            {more}
            <span className="bar-compare__track" aria-hidden="true">
              <Part look={look} share={(shares[index] ?? 0) * (1 - ends / (value || 1))} />
              {ends > 0 && <Part look="ends" share={(shares[index] ?? 0) * (ends / value)} />}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Part({ look, share }: { readonly look: string; readonly share: number }) {
  return (
    <span className={`bar-compare__bar bar-compare__bar--${look}`} style={{ inlineSize: `${share}%` }} />
  );
}

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

/**
 * Bars below each other on one scale, each with its total. The parts are named below them, and their amounts are in a table.
 */
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

interface NumberLineProps {
  low: number;
  base: number;
  high: number;
  /** Zero as a formatted text. */
  zero: string;
  /** Whether the range is on the good side of zero, on both sides, or on the bad side; a cost is on none. */
  look: 'better' | 'either' | 'worse' | 'cost';
}

/** Screen readers skip the line, since the sentence next to it says the same. */
export function NumberLine({ low, base, high, zero, look }: NumberLineProps) {
  const places = linePlaces(low, base, high);
  const at = (place: number) => ({ '--_at': `${place}%` }) as CSSProperties;
  return (
    <span className={`number-line number-line--${look}`} aria-hidden="true" translate="no">
      <span className="number-line__track">
        <span
          className="number-line__band"
          style={{ insetInlineStart: `${places.low}%`, inlineSize: `${places.high - places.low}%` }}
        />
        <span className="number-line__zero" style={at(places.zero)} />
        <span className="number-line__base" style={at(places.base)} />
      </span>
      <span
        className={`number-line__zero-text number-line__zero-text--${labelHang(places.zero)}`}
        style={at(places.zero)}
      >
        {zero}
      </span>
    </span>
  );
}
