import { type RefObject, useLayoutEffect, useState } from 'react';

/** px of our own container: from here on what is long is open at first. */
const WIDE = 768;

/** Whether the widget is wide, as it was when the box was first drawn. */
export function useWide(box: RefObject<HTMLElement | null>): boolean {
  const [wide, setWide] = useState(false);
  useLayoutEffect(() => setWide((box.current?.closest('.root')?.clientWidth ?? 0) >= WIDE), [box]);
  return wide;
}
