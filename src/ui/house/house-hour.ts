/** One hour of a home's day, as it is drawn. Shares are of the day's most, 0 to 1. */
export interface HouseHour {
  /** Since midnight, 0 to 24. */
  readonly at: number;
  /** Of its windows. */
  readonly lit: number;
  readonly making: number;
  readonly heating: number;
  /** Of what its battery holds on this day. */
  readonly charge: number;
  readonly charging: boolean;
  /** Colours what travels along its wires. */
  readonly price: 'cheap' | 'day' | 'peak';
}
