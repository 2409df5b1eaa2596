// A text first, then a bar.
import type { CSSProperties } from 'react';

interface ProgressProps {
  /** 'Step 2 of 4' */
  text: string;
  /** Counted from 1. The present step counts as half done, so the bar is never full before everything is sent. */
  position: number;
  count: number;
}

export function Progress({ text, position, count }: ProgressProps) {
  const percent = count > 0 ? Math.round((100 * (position - 0.5)) / count) : 0;
  return (
    <div className="progress stack stack--2" part="progress">
      <p className="progress__text note">{text}</p>
      <div
        className="progress__track"
        role="progressbar"
        aria-label={text}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <div className="progress__fill" style={{ '--_progress': percent / 100 } as CSSProperties} />
      </div>
    </div>
  );
}
