// Knows one big number with its label; it may count up once when it first appears.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { COUNT_UP_MS, countUp } from './count-up.ts';

export interface FigureProps {
  /** What the number is, in words: 'Saving a year'. */
  label: ReactNode;
  value: number;
  format: (value: number) => string;
  size?: 'headline' | 'card';
  countsUp?: boolean;
  /** What it was before a change, already a sentence: 'was £640'. Fades away over four seconds. */
  was?: string | undefined;
  /** A line beneath: 'Estimate, before a survey'. */
  note?: ReactNode;
  /** Names the figure for what explains it (`data-figure`). */
  name?: string;
}

export function Figure(props: FigureProps) {
  const { label, value, format, size = 'card', countsUp = false, was, note, name } = props;
  const shown = useCountUp(value, countsUp);
  return (
    <div className={`figure figure--${size}`} part="figure">
      <p className="figure__label">{label}</p>
      <p className="figure__line">
        <span className="figure__value" translate="no" data-figure={name}>
          {format(shown)}
        </span>
        {was !== undefined && (
          <span className="figure__was" key={was}>
            {was}
          </span>
        )}
      </p>
      {note !== undefined && <p className="figure__note">{note}</p>}
    </div>
  );
}

/** Only the first value counts up: one that changed under the visitor's hand is shown at once. */
function useCountUp(value: number, countsUp: boolean): number {
  const [elapsed, setElapsed] = useState(() => (countsUp && mayMove() ? 0 : COUNT_UP_MS));
  const counts = useRef(elapsed === 0);
  useEffect(() => {
    if (!counts.current) return;
    const start = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      setElapsed(now - start);
      if (now - start < COUNT_UP_MS) frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return countUp(value, elapsed);
}

function mayMove(): boolean {
  return !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
