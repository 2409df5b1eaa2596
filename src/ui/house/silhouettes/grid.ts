// Rows of equal windows, for blocks of homes.

/** Rectangles at every crossing of the columns and the rows. */
export function grid(xs: readonly number[], ys: readonly number[], width: number, height: number): string {
  return xs.flatMap((x) => ys.map((y) => `M${x} ${y}h${width}v${height}h${-width}Z`)).join('');
}
