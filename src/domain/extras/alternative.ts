/** Another system for the same home: pounds, pounds a year, years. */
export interface Alternative {
  readonly id: 'panels-only';
  readonly cost: number;
  readonly savings: number;
  readonly breakeven: number | null;
  /** Null where no tariff was compared. */
  readonly tariffName: string | null;
}
