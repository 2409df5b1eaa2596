/** What the what-if panel calculates with. Money pounds, rates pence a kWh, energy kWh a year. */
export interface WhatIf {
  readonly before: Flow;
  readonly after: Flow;
  /** Heat for each unit of electricity, as quoted. */
  readonly efficiency: number | null;
  readonly lifetime: Lifetime | null;
  /** Price of the system, pounds; null where it is not quoted. */
  readonly cost: number | null;
  /** Pounds that come off any price: a grant that may apply, a boiler that need not be bought. */
  readonly credit?: number | undefined;
}

/** A year's money on one side of the comparison. `standing` pounds a year. */
export interface Flow {
  readonly standing: number;
  readonly import: readonly Rated[];
  /** What the heat pump draws: moves with its efficiency. */
  readonly pump: readonly Rated[];
  readonly export: readonly Rated[];
  readonly car: CarFlow | null;
  readonly fuel: FuelFlow | null;
}

/** kWh a year at pence a kWh. */
export interface Rated {
  readonly kWh: number;
  readonly rate: number;
}

/** Charging at home: `milesPerKwh` from the wall; `low` and `high` p/kWh inside and outside the cheap window. */
export interface CarFlow {
  readonly milesPerKwh: number;
  readonly low: number;
  readonly high: number;
  /** kWh that the cheap window holds a day; null where any time is cheap. */
  readonly windowKwhPerDay: number | null;
  /** The largest share that is charged in the window. */
  readonly most: number;
  /** Car tax by the mile, pence; a vehicle without it never bears any. */
  readonly tax?: number | undefined;
}

/** A fuel burnt: `perMile` of a car or `use` of a boiler, in `unit`; `pence` a unit; `standing` pounds a year. */
export interface FuelFlow {
  readonly perMile: number | null;
  readonly use: number | null;
  readonly unit: 'l' | 'kWh';
  readonly pence: number;
  readonly standing: number;
}

/** How a yearly saving moves over the system's life: shares a year, pounds of the first year. */
export interface Lifetime {
  readonly years: number;
  readonly panels: number;
  readonly rest: number;
  readonly panelLoss: number;
  readonly restFade: number;
  readonly restFloor: number;
  readonly inflation: number;
  readonly replacements: readonly Replacement[];
  /** Pounds a year of today that servicing costs more, and that grow with prices. */
  readonly upkeep?: number | undefined;
}

export interface Replacement {
  readonly year: number;
  readonly cost: number;
  readonly what: string;
}
