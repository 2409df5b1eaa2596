// Renders what is below the first screen or in a closed fold in later tasks, so that no single task renders a long page.
// Until then the rest of the page is hidden, so that nothing visible moves.
import type { Elements } from '../elements.ts';
import { useDrawn } from '../house/use-drawn.tsx';

/** @param now true if it is in view at first */
export function Later({ children, now = false }: { children: Elements; now?: boolean }) {
  return useDrawn() || now ? children : <div className="later" />;
}
