import type { Sum } from '../../../../../src/domain/extras/sum.ts';
import type { WhatIf } from '../../../../../src/domain/extras/what-if.ts';
import { bookOf } from '../../sums/book-of.ts';
import { made, worked } from '../../sums/made.ts';
import type { Known } from '../../sums/term.ts';
import type { SolarCase } from '../solar-case.ts';
import { solarBills } from './solar-bills.ts';
import { generation, selfSufficiency } from './solar-energy-sums.ts';
import { solarReturns } from './solar-return-sums.ts';

/** The sums behind the figures of panels and a battery. */
export function solarSums(
  quoted: SolarCase,
  whatIf: WhatIf,
  use: Known,
  years: readonly number[],
): Readonly<Record<string, Sum>> {
  const { now, after } = solarBills(quoted, whatIf, use);
  const headline = made('solar-headline', '£/y', 'subtract', [
    worked('Your bill today', now),
    worked('Your bill with panels', after),
  ]);
  return bookOf([
    headline,
    now,
    after,
    generation(quoted),
    selfSufficiency(quoted),
    ...solarReturns(quoted.question.system, years),
  ]);
}
