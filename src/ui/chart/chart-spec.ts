// Series over a row of points, every word of it already written.

/** One place along the axis; each series has a value for it. */
export interface ChartPoint {
  /** In full, for the table and for the voice: 'January'. */
  readonly name: string;
  /** Under the axis; '' for nothing there. */
  readonly tick: string;
  /** The same where there is little room, if it is another. */
  readonly shortTick?: string;
}

/** Text at a value, in place of a legend. */
export interface ChartNote {
  /** Index of the point. */
  readonly at: number;
  readonly text: string;
  readonly side?: 'above' | 'below';
}

export interface ChartSeries {
  readonly name: string;
  /** What tells it from the others besides its colour. */
  readonly look: 'bars' | 'line' | 'area' | 'dashed';
  /** Which of the theme's series colours; the fourth is the sun's. */
  readonly ink: 1 | 2 | 3 | 4;
  readonly values: readonly number[];
  readonly notes: readonly ChartNote[];
}

/** Marks where two series meet; the tint of an area changes there. */
export interface ChartFlag {
  /** Along the points; may lie between two. */
  readonly at: number;
  readonly value: number;
  readonly text: string;
}

export interface ChartSpec {
  /** What the points are, heading the table's first column: 'Month'. */
  readonly pointsName: string;
  readonly points: readonly ChartPoint[];
  /** Drawn in this order, the last on top. */
  readonly series: readonly ChartSeries[];
  /** What the values are measured in: 'kWh a month'. */
  readonly unit: string;
  /** A value with its unit: '489 kWh'. */
  readonly format: (value: number) => string;
  /** A value on the axis: '400'. */
  readonly axisFormat: (value: number) => string;
  readonly flag?: ChartFlag | undefined;
  /** A point in a sentence; without one its values are told as a list. */
  readonly says?: (at: number) => string;
}
