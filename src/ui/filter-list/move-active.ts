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
