// A result's headline: a heading, and one sentence to the ear. May count up once when it first appears.
import { useEffect, useRef, useState } from 'react';
import { useHeadingTag } from '../heading/outline.tsx';
import { COUNT_UP_MS, countUp } from './count-up.ts';

export interface FigureProps {
  /** What the number is, in words: 'You could save about'. */
  label: string;
  value: number;
  format: (value: number) => string;
  countsUp?: boolean;
  /** What it was before a change, already a sentence: 'was £640'. Fades away over four seconds. */
  was?: string | undefined;
  /** The sentence's end: 'a year with solar panels'. */
  note?: string;
  /** In the outline. */
  level?: 3 | 4;
  /** Names the figure for what explains it (`data-figure`). */
  name?: string;
}

/** Characters. */
const LONG = 7;

export function Figure(props: FigureProps) {
  const { label, value, format, countsUp = false, was, note, name, level = 3 } = props;
  const shown = useCountUp(value, countsUp);
  const Title = useHeadingTag(level);
  return (
    <Title
      className="figure"
      part="figure"
      tabIndex={-1}
      data-lead=""
      // The sentence as it is, while the number still counts up.
      aria-label={[label, format(value), note].filter(Boolean).join(' ')}
    >
      <span className="figure__label">{label}</span>
      <span className="figure__line">
        <span
          className={`figure__value${format(value).length > LONG ? ' figure__value--long' : ''}`}
          translate="no"
          data-figure={name}
        >
          {format(shown)}
        </span>
        {was !== undefined && (
          <span className="figure__was" key={was}>
            {was}
          </span>
        )}
      </span>
      {note !== undefined && <span className="figure__note">{note}</span>}
    </Title>
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
