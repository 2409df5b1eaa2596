import { startTransition, useEffect, useState } from 'react';
import type { Elements } from '../elements.ts';

/**
 * Renders what is below the first screen or in a closed fold in later tasks, so that no single task renders a long page. Until
 * then the rest of the page is hidden, so that nothing visible moves.
 * @param now true if it is in view at first
 */
export function Later({ children, now = false }: { children: Elements; now?: boolean }) {
  return useReady() || now ? children : <div className="later" />;
}

/**
 * A drawing is rendered right after the text and buttons around it, so that these do not wait for it. False while the
 * surrounding content is rendered. The drawing's space must be reserved meanwhile.
 */
export function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => startTransition(() => setReady(true)), []);
  return ready;
}
