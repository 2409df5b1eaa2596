/** A tariff's day. Rates p/kWh; lists of 48 begin at 00:00 local time, one half-hour each. */
export interface Clock {
  readonly tariffId: number;
  /** Pounds a year. */
  readonly standing: number;
  readonly windows: readonly ClockWindow[];
  readonly bought: readonly number[];
  readonly sold: readonly number[];
  readonly day: MeanDay;
  readonly tasks: readonly ClockTask[];
}

/** '23:30' to '05:30' is one window past midnight. */
export interface ClockWindow {
  readonly from: string;
  readonly to: string;
  readonly kind: 'cheap' | 'day' | 'peak';
  readonly bought: number;
  readonly sold: number | null;
}

/** kWh in each half-hour of the mean day of the year. */
export interface MeanDay {
  readonly household: readonly number[];
  readonly heating: readonly number[] | null;
  readonly hotWater: readonly number[] | null;
  readonly car: readonly number[] | null;
  readonly made: readonly number[] | null;
  readonly stored: readonly number[] | null;
  readonly drawn: readonly number[] | null;
  readonly bought: readonly number[];
  readonly sold: readonly number[] | null;
}

/** What to run when. `kWh` and `hours` a day. */
export interface ClockTask {
  readonly what: 'car' | 'hot-water' | 'heating' | 'battery' | 'household';
  readonly from: string;
  readonly to: string;
  readonly kWh: number;
  readonly hours: number;
  readonly note: string | null;
}
