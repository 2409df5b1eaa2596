import assert from 'node:assert/strict';
import { isRefusal, type Refusal } from '../model/refusal.ts';
import type { QuoteResult, ResultRow, ResultVehicle } from '../model/result/quote-result.ts';

interface FiguredRow extends ResultRow {
  readonly savings: number;
  readonly annualCost: number;
}

interface FiguredVehicle extends ResultVehicle {
  readonly annualCost: number;
}

/** A result with amounts in every row. */
export type Figured = Omit<QuoteResult, 'calculatedResults' | 'request'> & {
  readonly calculatedResults: readonly FiguredRow[];
  readonly request: Omit<QuoteResult['request'], 'current' | 'compare'> & {
    readonly current?: FiguredVehicle;
    readonly compare?: FiguredVehicle;
  };
};

export function figured(result: QuoteResult | Refusal): Figured {
  assert.ok(!isRefusal(result));
  for (const { savings, annualCost } of result.calculatedResults)
    assert.ok(savings !== null && annualCost !== null);
  return result as Figured;
}
