// Where keys lead in a row of tabs and in a list.
/** The index of the tab, of `count`, to which a key moves from `at`; undefined for other keys. */
export function nextTab(key: string, at: number, count: number, rightToLeft = false): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const onward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === onward) return (at + 1) % count;
  if (key === back) return (at + count - 1) % count;
  return undefined;
}

/**
 * The index of the row, of `count` rows, to which a key moves from `active` (-1 if none); undefined for other keys.
 * Up and down wrap around; Page Up and Page Down stop at the ends.
 */
export function moveActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  if (key === 'ArrowDown') return active >= last ? 0 : active + 1;
  if (key === 'ArrowUp') return active <= 0 ? last : active - 1;
  if (key === 'PageDown') return Math.min(active + PAGE, last);
  if (key === 'PageUp') return Math.max(active - PAGE, 0);
  return undefined;
}

const PAGE = 8;
