// A drawing is rendered right after the text and buttons around it, so that these do not wait for it.
import { startTransition, useEffect, useState } from 'react';

/** False while the surrounding content is rendered. The drawing's space must be reserved meanwhile. */
export function useDrawn(): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return drawn;
}
