import type { Sum } from '../../../../../src/domain/extras/sum.ts';
import type { WhatIf } from '../../../../../src/domain/extras/what-if.ts';
import { bookOf } from '../../sums/book-of.ts';
import { made, worked } from '../../sums/made.ts';
import type { HeatPumpCase } from '../heat-pump-case.ts';
import { billAfter, billAtCap, billNow } from './heat-pump-bills.ts';
import { co2After, co2Now } from './heat-pump-co2-sums.ts';
import { efficiency, heatDemand, pumpElectricity, size } from './heat-sums.ts';

/** The sums behind the figures of a heat pump. */
export function heatPumpSums(quoted: HeatPumpCase, whatIf: WhatIf): Readonly<Record<string, Sum>> {
  const heat = heatDemand(quoted);
  const pump = pumpElectricity(quoted);
  const [now, after] = [billNow(quoted, whatIf), billAfter(quoted, whatIf)];
  const [dirty, clean] = [co2Now(quoted), co2After(quoted)];
  return bookOf([
    made('hp-headline', '£/y', 'subtract', [
      worked('Your bill today', now),
      worked('Your bill with a heat pump', after),
    ]),
    made('hp-co2', 't/y', 'subtract', [worked('CO2 today', dirty), worked('CO2 with a heat pump', clean)]),
    now,
    after,
    billAtCap(quoted, pump),
    heat,
    pump,
    quoted.pump.total > 0 ? efficiency(heat, pump) : null,
    dirty,
    clean,
    size(quoted),
  ]);
}
