// As many panels as are quoted, in the place that the roof has for them.

/** What one panel takes at most: 17 by 18, and 2 to its neighbour. */
const STEP_X = 19;
const STEP_Y = 20;
const GAP = 2;
const MOST_ROWS = 4;

interface PanelGrid {
  readonly columns: number;
  /** Of one panel. */
  readonly width: number;
  readonly height: number;
}

/**
 * The rows and columns in which so many panels are largest, in full rows where that is possible.
 * @param across how many of full size fit beside each other, @param down and how many rows of them
 */
export function panelGrid(count: number, across: number, down: number): PanelGrid {
  let best: PanelGrid = { columns: 1, width: 0, height: 0 };
  let most = 0;
  for (let rows = 1; rows <= MOST_ROWS; rows += 1) {
    const columns = Math.ceil(count / rows);
    const width = Math.min(STEP_X, (across * STEP_X) / columns) - GAP;
    const height = Math.min(STEP_Y, (down * STEP_Y) / rows) - GAP;
    // A last row with gaps costs more than it gains in size.
    const score = Math.min(width, height) * (count / (rows * columns)) ** 2;
    if (score > most) {
      most = score;
      best = { columns, width, height };
    }
  }
  return best;
}
