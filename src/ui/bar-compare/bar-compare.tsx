// Each bar has its name and value beside it: no legend to hunt for.

import { type ReactNode, useId } from 'react';
import type { Elements } from '../elements.ts';
import { barShares } from './bar-shares.ts';

export interface Bar {
  name: string;
  /** The length; the words are in `text`. */
  value: number;
  text: string;
  /** Names the value for what explains it (`data-figure`). */
  figure?: string | undefined;
  /** 'before' is hatched and 'after' solid: told apart without colour. */
  look?: 'before' | 'after' | 'third';
  /** Beside the value, and below the bar: what explains it. */
  more?: Elements;
}

export interface BarCompareProps {
  /** The takeaway as a caption: 'Fuel costs a third of what it did'. */
  caption?: ReactNode;
  bars: readonly Bar[];
}

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
        {bars.map((bar, index) => (
          <li className="bar-compare__row" key={bar.name}>
            <span className="bar-compare__name">{bar.name}</span>
            <span className="bar-compare__text" translate="no" data-figure={bar.figure}>
              {bar.text}
            </span>
            {bar.more}
            <span className="bar-compare__track" aria-hidden="true">
              <span
                className={`bar-compare__bar bar-compare__bar--${bar.look ?? 'after'}`}
                style={{ inlineSize: `${shares[index]}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
