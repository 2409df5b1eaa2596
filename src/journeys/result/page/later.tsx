// What stands below the headline is put into the page after it, so that no one task makes all of a long page. Until then what
// follows stays out of sight, and nothing is seen to move.
import type { Elements } from '../../../ui/elements.ts';
import { useDrawn } from '../../../ui/house/use-drawn.tsx';

export function Later({ children }: { children: Elements }) {
  return useDrawn() ? children : <div className="later" />;
}
