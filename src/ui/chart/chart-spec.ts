// The data of a chart: series over a row of points, with all texts.

/** One place along the axis; each series has a value for it. */
interface ChartPoint {
  /** The full name, for the table and for screen readers: 'January'. */
  readonly name: string;
  /** The label on the axis; '' for none. */
  readonly tick: string;
  /** A shorter label for narrow charts. */
  readonly shortTick?: string;
}

/** A text at a value, instead of a legend. */
export interface ChartNote {
  /** Index of the point. */
  readonly at: number;
  readonly text: string;
  readonly side?: 'after';
}

export interface ChartSeries {
  readonly name: string;
  /** How it differs from the others besides its colour. */
  readonly look: 'bars' | 'line' | 'area' | 'dashed';
  /** Which of the theme's series colours; the fourth is the sun's. */
  readonly ink: 1 | 2 | 3 | 4;
  readonly values: readonly number[];
  readonly notes: readonly ChartNote[];
}

/** Marks the point where two series meet; the colour of an area changes there. */
interface ChartFlag {
  /** The position along the points; may be between two. */
  readonly at: number;
  readonly value: number;
  readonly text: string;
}

export interface ChartSpec {
  /** The name of the points, which heads the table's first column: 'Month'. */
  readonly pointsName: string;
  readonly points: readonly ChartPoint[];
  /** Drawn in this order, the last on top. */
  readonly series: readonly ChartSeries[];
  /** The unit of the values: 'kWh a month'. */
  readonly unit: string;
  /** A value with its unit: '489 kWh'. */
  readonly format: (value: number) => string;
  /** A value on the axis, if it is written otherwise there: '400'. */
  readonly axisFormat?: (value: number) => string;
  readonly flag?: ChartFlag | undefined;
  /** A sentence for a point; without one its values are listed. */
  readonly text?: (at: number) => string;
}
