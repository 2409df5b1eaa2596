// Fits the quoted number of panels into the space on the roof.

/** The space of one panel at full size, 17 by 18, with the gap to the next one. */
const STEP_X = 19;
const STEP_Y = 20;
const GAP = 2;
const MOST_ROWS = 4;

interface PanelGrid {
  readonly columns: number;
  /** The size of one panel. */
  readonly width: number;
  readonly height: number;
}

/**
 * The rows and columns in which this number of panels is largest, in full rows if possible.
 * @param across the number of full-size panels in a row @param down the number of such rows
 */
export function panelGrid(count: number, across: number, down: number): PanelGrid {
  let best: PanelGrid = { columns: 1, width: 0, height: 0 };
  let most = 0;
  for (let rows = 1; rows <= MOST_ROWS; rows += 1) {
    const columns = Math.ceil(count / rows);
    const width = Math.min(STEP_X, (across * STEP_X) / columns) - GAP;
    const height = Math.min(STEP_Y, (down * STEP_Y) / rows) - GAP;
    // Gaps in the last row count more than a gain in size.
    const score = Math.min(width, height) * (count / (rows * columns)) ** 2;
    if (score > most) {
      most = score;
      best = { columns, width, height };
    }
  }
  return best;
}
