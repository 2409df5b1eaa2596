import type { SaidByKey } from './said-by-key.ts';

/** A grant, a tax relief or a decided change that could apply to this home. */
export interface Support extends SaidByKey {
  readonly id: string;
  readonly text: string;
  /** Null where the sum depends on what is not known here. */
  readonly amount: number | null;
  readonly unit: string | null;
  /** ISO dates; null where no end was announced. */
  readonly from: string | null;
  readonly to: string | null;
  readonly conditions: readonly string[];
  /** Of each of them, in their order: what a language pack says them by. */
  readonly conditionIds?: readonly string[] | undefined;
  /** Null where this home's answer is not known. */
  readonly met: boolean | null;
  readonly source: string;
}
