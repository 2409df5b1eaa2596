/** What the recommended tariff, or the whole estimate, rests on; `met` null where this home's answer is not known. */
export interface Condition {
  readonly id: string;
  readonly text: string;
  readonly met: boolean | null;
}
