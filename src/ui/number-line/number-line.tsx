// Knows a range on a line on which zero is always marked.
import type { CSSProperties } from 'react';
import { linePlaces } from './line-places.ts';

export interface NumberLineProps {
  /** The same in a sentence, shown above the line: 'Likely £310 to £520 a year'. */
  text: string;
  low: number;
  high: number;
  /** The figure itself, marked within the range. */
  likely?: number;
  lowText: string;
  highText: string;
  /** '£0' */
  zeroText: string;
  tone: 'good' | 'even' | 'bad';
}

export function NumberLine({ text, low, high, likely, lowText, highText, zeroText, tone }: NumberLineProps) {
  const places = linePlaces(low, high, likely);
  const style = {
    '--_low': `${places.low}%`,
    '--_high': `${places.high}%`,
    '--_zero': `${places.zero}%`,
    '--_likely': `${places.likely}%`,
  } as CSSProperties;
  return (
    <div className={`number-line number-line--${tone}`} part="chart">
      <p className="number-line__text">{text}</p>
      <div
        className={`number-line__line${places.tight ? ' number-line__line--tight' : ''}`}
        style={style}
        aria-hidden="true"
      >
        <span className="number-line__zero" translate="no">
          {zeroText}
        </span>
        <span className="number-line__range" />
        {likely !== undefined && <span className="number-line__likely" />}
        <span className="number-line__low" translate="no">
          {lowText}
        </span>
        <span className="number-line__high" translate="no">
          {highText}
        </span>
      </div>
    </div>
  );
}
