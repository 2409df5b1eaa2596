import * as v from 'valibot';
import type { ChosenAddress } from '../../../domain/address.ts';
import type { Consent } from '../../../domain/answers.ts';
import { isPostcode } from '../../../domain/postcode.ts';
import { object } from '../../../domain/schema.ts';
import { meterRefusal } from '../../../domain/supply.ts';
import {
  type Bounds,
  COST_BOUNDS,
  ELECTRICITY_BOUNDS,
  type Fuel,
  GAS_BOUNDS,
  UNKNOWN_USAGE,
  type Usage,
  type UsageType,
  type UsageUnit,
} from '../../../domain/usage.ts';
import { type Problem, problemCode, readProblem } from '../../../wizard/problem.ts';
import { between, numbersOnly, requiredText, validDecimal } from '../../../wizard/text-rules.ts';
import { defineStep, requiredObject } from '../../question/define-step.ts';
import { codeProblem } from '../../question/question-text.ts';

const chosen = v.pipe(
  requiredObject<ChosenAddress>(),
  v.check(
    ({ parts }) => !meterRefusal(parts),
    ({ input }) => problemCode(`refusal.${meterRefusal(input.parts)}`),
  ),
);

/** STEP-ADDR-21…26: the answer is valid if an address is chosen and its meters can be quoted for. */
export const addressStep = defineStep({
  id: 'address',
  asks: ['postcode', 'address', 'gdprConsent'],
  typed: ['postcode'],
  brings: [
    'supplierId',
    'gasSupplierId',
    'electricitySupplierId',
    'sameSupplier',
    'compareFuel',
    'isEconomy7',
    'economy7Percentage',
    'currentPayMethod',
    'gasUsage',
    'electricityUsage',
    'solarPropertyId',
    'ashpPropertyId',
    'certificate',
    'yours',
  ],
  applies: () => true,
  schema: () =>
    object({
      postcode: v.custom<string>(
        (entered) => typeof entered === 'string' && isPostcode(entered),
        ({ input }) => problemCode(codeProblem(input)),
      ),
      address: chosen,
      gdprConsent: v.custom<Consent | null>(() => true),
    }),
});

/** The values in the fields of a correction. */
interface UsageDraft {
  readonly amount: string;
  readonly usageType: UsageType;
  readonly usageUnit: UsageUnit;
}

/** VAL-41, CONST-01…03: a number within the bounds of its fuel, its measure and its period. */
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
