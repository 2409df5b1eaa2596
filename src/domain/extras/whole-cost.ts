/** What a heat pump takes to pay for. Pounds; both ends are alike where a price was told. */
export interface WholeCost {
  readonly price: { readonly low: number; readonly high: number };
  /** By the visitor, of an installer. */
  readonly isTold: boolean;
  /** That may apply to this home. */
  readonly grant: number;
  /** That need not be bought. */
  readonly boiler: number;
  /** Once both are off the price. */
  readonly left: { readonly low: number; readonly high: number };
  /** What its yearly service costs over today's. */
  readonly service: number;
  /** Years; null where it takes longer than is looked at. */
  readonly payback: { readonly soonest: number | null; readonly latest: number | null };
  /** Of the price; null where it was told. */
  readonly source: string | null;
  readonly date: string | null;
}
