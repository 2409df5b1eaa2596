import type { Condition } from '../../../../src/domain/extras/condition.ts';
import type { Asset } from '../../../../src/domain/flags.ts';
import { readTable } from '../../data/read-table.ts';

/** Facts that decide whether a home can have a tariff or a grant; null if unknown. */
export interface HomeFacts {
  /** The subject of the quote, which may itself meet a condition. */
  readonly asset: Asset;
  readonly isSmartMeter: boolean | null;
  readonly hasGasMeter: boolean | null;
  readonly isFlat: boolean | null;
}

type Addressee = 'any' | 'seller' | 'car';

const ADDRESSEES: readonly Addressee[] = ['any', 'seller', 'car'];

const texts = new Map(
  readTable('conditions.csv', (row) => {
    const asked = ADDRESSEES.find((known) => known === row.text('asked_of'));
    return [
      row.text('id'),
      { text: row.text('text'), asked: asked ?? row.refuse('asked_of is any, seller or car') },
    ] as const;
  }),
);

type Answer = (facts: HomeFacts) => boolean | null;

/** Conditions that we can check. A home with a gas meter is on the gas grid; one without may still be near it. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  'smart-meter': ({ isSmartMeter }) => isSmartMeter,
  'half-hourly': ({ isSmartMeter }) => (isSmartMeter === false ? false : null),
  'own-heat-pump': ({ asset }) => (asset === 'ashp' ? true : null),
  'off-gas-grid': ({ hasGasMeter }) => (hasGasMeter ? false : null),
  'on-gas-grid': ({ hasGasMeter }) => (hasGasMeter ? true : null),
  'renter-or-flat': ({ isFlat }) => (isFlat ? true : null),
};

export function isCondition(id: string): boolean {
  return texts.has(id);
}

/** The conditions that apply to this quote, in the given order. For example, a home that exports nothing needs no export meter. */
export function conditionsFor(ids: readonly string[], facts: HomeFacts): readonly Condition[] {
  return ids
    .filter((id) => concerns(texts.get(id)!.asked, facts))
    .map((id) => ({ id, text: texts.get(id)!.text, met: ANSWERS[id]?.(facts) ?? null }));
}

function concerns(asked: Addressee, { asset }: HomeFacts): boolean {
  return asked === 'any' || asset === (asked === 'seller' ? 'solar' : 'ev');
}

/** False if one is known not to be met, true if all are known to be met, and otherwise null. */
export function allMet(conditions: readonly Condition[]): boolean | null {
  if (conditions.some(({ met }) => met === false)) return false;
  return conditions.every(({ met }) => met === true) ? true : null;
}
