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
