// A text first, then a bar.
import type { CSSProperties } from 'react';

interface ProgressProps {
  /** 'Step 2 of 4' */
  text: string;
  /** From 0 to 1. */
  share: number;
}

export function Progress({ text, share }: ProgressProps) {
  const percent = Math.round(100 * share);
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
