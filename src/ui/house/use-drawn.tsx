// A picture is drawn right after the words and buttons around it, so that nobody waits for it.
import { startTransition, useEffect, useState } from 'react';

/** False while what it stands in is put into the page. The drawing's place must be kept. */
export function useDrawn(): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return drawn;
}
