/** Another system for the same home: pounds, pounds a year, years. */
export interface Alternative {
  readonly id: 'panels-only' | 'with-battery';
  /** kWh usable; null where the server does not say. */
  readonly battery: number | null;
  readonly cost: number;
  readonly savings: number;
  readonly breakeven: number | null;
  /** Pounds of the savings of all years, once all is paid; null where the server does not say. */
  readonly left: number | null;
  /** Null where no tariff was compared. */
  readonly tariffName: string | null;
}
