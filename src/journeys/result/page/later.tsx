// Renders what is below the headline in later tasks, so that no single task renders a long page. Until then the rest
// of the page is hidden, so that nothing visible moves.
import type { Elements } from '../../../ui/elements.ts';
import { useDrawn } from '../../../ui/house/use-drawn.tsx';

export function Later({ children }: { children: Elements }) {
  return useDrawn() ? children : <div className="later" />;
}
