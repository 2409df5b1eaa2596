// Which point of a chart a key or a finger selects.

/** The point that a key leads to; undefined for other keys. The first press begins at an end. */
export function keyPoint(key: string, at: number | null, count: number): number | null | undefined {
  const last = count - 1;
  if (key === 'ArrowRight') return at === null ? 0 : Math.min(at + 1, last);
  if (key === 'ArrowLeft') return at === null ? last : Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return key === 'Escape' && at !== null ? null : undefined;
}

/**
 * The point at a position, given as a share of the plot's own width, so that it is right on a page that scales the widget.
 * @param share 0 at the plot's left edge, 1 at its right
 * @param padded true if there is half a step of space at both ends, as for bars
 */
export function sharePoint(share: number, count: number, padded: boolean): number {
  const at = padded ? share * count - 0.5 : share * (count - 1);
  return Math.max(0, Math.min(Math.round(at), count - 1));
}
