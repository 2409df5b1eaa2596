// VAL-41, CONST-01…03: a number within the bounds of its fuel, its measure and its period.
import * as v from 'valibot';
import {
  type Bounds,
  COST_BOUNDS,
  ELECTRICITY_BOUNDS,
  GAS_BOUNDS,
  UNKNOWN_USAGE,
  type Usage,
  type UsageType,
  type UsageUnit,
} from '../../../../domain/usage.ts';
import type { Fuel } from '../../../../domain/yearly-use.ts';
import { type Problem, readProblem } from '../../../../wizard/problem.ts';
import { between, numbersOnly, requiredText, validDecimal } from '../../../../wizard/text-rules.ts';

/** The values in the fields of a correction. */
interface UsageDraft {
  readonly amount: string;
  readonly usageType: UsageType;
  readonly usageUnit: UsageUnit;
}

export const SPENDS: UsageType = 0;

const USE_BOUNDS = { electricity: ELECTRICITY_BOUNDS, gas: GAS_BOUNDS };

function boundsOf(fuel: Fuel, { usageType, usageUnit }: UsageDraft): Bounds {
  return (usageType === SPENDS ? COST_BOUNDS : USE_BOUNDS[fuel])[usageUnit];
}

/** The use that the visitor entered, or its problem. */
export function acceptUsage(fuel: Fuel, draft: UsageDraft): Usage | Problem {
  const { amount, usageType, usageUnit } = draft;
  const spends = usageType === SPENDS;
  const schema = v.pipe(
    requiredText,
    spends ? validDecimal() : numbersOnly(),
    v.transform(Number),
    between(boundsOf(fuel, draft)),
  );
  const parsed = v.safeParse(schema, amount.replace(/,(?=\d{3})/g, ''));
  if (!parsed.success) return readProblem(`${fuel}${spends ? 'Cost' : 'Usage'}`, parsed.issues[0].message);
  const stated = { ...UNKNOWN_USAGE, usageType, usageUnit, isStated: true };
  return spends ? { ...stated, cost: parsed.output } : { ...stated, usage: parsed.output };
}
