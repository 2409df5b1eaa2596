import type { WhatIf } from '../../../../../src/domain/extras/what-if.ts';
import { fuelPrice } from '../../place/prices.ts';
import { standingOf, unitsAt } from '../../sums/bill-parts.ts';
import { electricityToday } from '../../sums/electricity-today.ts';
import { type Made, made, type Part, worked } from '../../sums/made.ts';
import {
  fromCap,
  fromFuel,
  fromStanding,
  fromTariff,
  type Known,
  knownLoad,
  knownUse,
  PENCE,
  term,
  WORKED_OUT,
} from '../../sums/term.ts';
import { ratesOf } from '../../tariff/rates.ts';
import type { HeatPumpCase } from '../heat-pump-case.ts';

export function billNow(quoted: HeatPumpCase, { before }: WhatIf): Made {
  const { home, load, currentTariff } = quoted;
  const { market } = home;
  const use = knownLoad(load, home.electricityUsage !== undefined, home.statedUse?.electricity);
  return made('hp-cost-now', '£/y', 'add', [
    ...electricityToday('hp-now', before, { tariff: currentTariff, market, use }),
    ...fuelBurnt(quoted, before.fuel),
  ]);
}

function fuelBurnt({ home, use }: HeatPumpCase, fuel: WhatIf['before']['fuel']): readonly Part[] {
  if (!fuel) return [];
  const isGas = home.fuel === 1;
  const { cap } = home.market;
  const price = isGas ? fromCap(cap) : fromFuel(fuelPrice(home.market, 'heating oil'));
  const metered = use.basis === 'gas meter' ? knownUse(true, home.statedUse?.gas) : WORKED_OUT;
  const burnt = [{ kWh: fuel.use ?? 0, rate: fuel.pence }];
  const units = unitsAt('hp-now-fuel', isGas ? 'Gas you burn' : 'Oil you burn', burnt, price, metered);
  return isGas
    ? [...units, standingOf('hp-now-gas-standing', 'Gas standing charge', fuel.standing, price)]
    : units;
}

export function billAfter({ home, recommended }: HeatPumpCase, { after }: WhatIf): Made {
  const price = fromTariff(recommended.tariff);
  return made('hp-cost-after', '£/y', 'add', [
    ...unitsAt('hp-after-home', 'The home without the pump', after.import, price),
    ...unitsAt('hp-after-pump', 'The pump', after.pump, price),
    standingOf(
      'hp-after-standing',
      'Standing charge',
      after.standing,
      fromStanding(recommended.tariff, home.market),
    ),
  ]);
}

/** The bill with the pump at the price cap, which has one rate for all hours. */
export function billAtCap({ home, use }: HeatPumpCase, pump: Made): Made {
  const { market } = home;
  const { day, standing } = ratesOf(market.standard, market.region);
  const price: Known = fromTariff(market.standard);
  const household = [{ kWh: use.household + use.hob, rate: day }];
  const parts = [worked('The pump', pump), term('Price of a unit', day, 'p/kWh', price), PENCE];
  return made('hp-cost-at-cap', '£/y', 'add', [
    ...unitsAt('hp-cap-home', 'The home without the pump', household, price),
    worked('The pump', made('hp-cap-pump', '£/y', 'multiply', parts)),
    standingOf('hp-cap-standing', 'Standing charge', 3.65 * standing, fromCap(market.cap)),
  ]);
}
