// Screen readers skip the line, since the sentence next to it says the same.
import type { CSSProperties } from 'react';
import { labelHang, linePlaces } from './line-places.ts';

interface NumberLineProps {
  low: number;
  base: number;
  high: number;
  /** Zero as a formatted text. */
  zero: string;
  /** Whether the range is on the good side of zero, on both sides, or on the bad side; a cost is on none. */
  look: 'better' | 'either' | 'worse' | 'cost';
}

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
