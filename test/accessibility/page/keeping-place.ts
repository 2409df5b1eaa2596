// Restores the focus and the scroll position after an action that moves them.
import type { Stage } from '../../browser/stage.ts';

export async function keepingPlace<Found>(
  { root }: Stage,
  look: () => Found | Promise<Found>,
): Promise<Found> {
  const had = root.activeElement as HTMLElement | null;
  const [x, y] = [scrollX, scrollY];
  try {
    return await look();
  } finally {
    if (had) had.focus({ preventScroll: true });
    else (root.activeElement as HTMLElement | null)?.blur();
    scrollTo(x, y);
  }
}
