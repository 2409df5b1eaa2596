// Each bar has its name and value next to it, so it needs no legend.

import { type ReactNode, useId } from 'react';
import type { Elements } from '../elements.ts';
import { barShares } from './bar-shares.ts';

export interface Bar {
  name: string;
  /** The length; `text` has the words. */
  value: number;
  text: string;
  /** Names the value for its sum (`data-figure`). */
  figure?: string | undefined;
  /** 'before' is hatched and 'after' solid, to distinguish them without colour. */
  look?: 'before' | 'after' | 'third' | undefined;
  /** Next to the value, and below the bar: the button and its sum. */
  more?: Elements;
}

export interface BarCompareProps {
  /** The chart's conclusion as a caption: 'Fuel costs a third of what it did'. */
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
