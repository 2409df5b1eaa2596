/** The prices that a result rests on. ISO dates: the period of the price cap. */
export interface Prices {
  readonly capFrom: string;
  readonly capTo: string;
  readonly fuels: readonly FuelPrice[];
}

export interface FuelPrice {
  readonly fuel: string;
  readonly pence: number;
  readonly unit: string;
  readonly date: string;
}
