// Knows what holds the place of something that is on its way, so that nothing jumps when it comes.
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface SkeletonProps {
  /** What is being waited for, for those who listen: 'Loading addresses'. */
  text: string;
  lines?: number;
}

export function Skeleton({ text, lines = 3 }: SkeletonProps) {
  return (
    <div className="skeleton" role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike and never move
        <span className="skeleton__line" key={line} aria-hidden="true" />
      ))}
    </div>
  );
}
