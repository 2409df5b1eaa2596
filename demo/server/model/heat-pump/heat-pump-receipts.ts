import type { Sum } from '../../../../src/domain/sum.ts';
import type { WhatIf } from '../../../../src/domain/what-if.ts';
import { CONSTANTS, type Provenance } from '../constants.ts';
import { fuelPrice } from '../prices/energy-prices.ts';
import { electricityToday, standingOf, unitsAt } from '../receipts/bill-lines.ts';
import {
  assumed,
  bookOf,
  fromCap,
  fromFuel,
  fromStanding,
  fromTable,
  fromTariff,
  type Known,
  knownLoad,
  knownUse,
  type Line,
  line,
  PENCE,
  type Receipt,
  receipt,
  subtotal,
  WORKED_OUT,
} from '../receipts/receipt.ts';
import { ratesOf } from '../tariff/rates.ts';
import type { HeatPumpCase } from './heat-pump-case.ts';
import { efficiency, heatDemand, pumpElectricity, size } from './heat-receipts.ts';

/** The sums behind the figures of a heat pump. */
export function heatPumpSums(quoted: HeatPumpCase, whatIf: WhatIf): Readonly<Record<string, Sum>> {
  const heat = heatDemand(quoted);
  const pump = pumpElectricity(quoted);
  const [now, after] = [billNow(quoted, whatIf), billAfter(quoted, whatIf)];
  const [dirty, clean] = [co2Now(quoted), co2After(quoted)];
  return bookOf([
    receipt('hp-headline', '£/y', 'subtract', [
      subtotal('your-bill-today', now),
      subtotal('your-bill-with-a-heat-pump', after),
    ]),
    receipt('hp-co2', 't/y', 'subtract', [
      subtotal('co2-today', dirty),
      subtotal('co2-with-a-heat-pump', clean),
    ]),
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

function billNow(quoted: HeatPumpCase, { before }: WhatIf): Receipt {
  const { home, load, currentTariff } = quoted;
  const { market } = home;
  const use = knownLoad(load, home.electricityUsage !== undefined, home.statedUse?.electricity);
  return receipt('hp-cost-now', '£/y', 'add', [
    ...electricityToday('hp-now', before, { tariff: currentTariff, market, use }),
    ...fuelBurnt(quoted, before.fuel),
  ]);
}

function fuelBurnt({ home, use }: HeatPumpCase, fuel: WhatIf['before']['fuel']): readonly Line[] {
  if (!fuel) return [];
  const isGas = home.fuel === 1;
  const { cap } = home.market;
  const price = isGas ? fromCap(cap) : fromFuel(fuelPrice(home.market, 'heating oil'));
  const metered = use.basis === 'gas meter' ? knownUse(true, home.statedUse?.gas) : WORKED_OUT;
  const burnt = [{ kWh: fuel.use ?? 0, rate: fuel.pence }];
  const units = unitsAt('hp-now-fuel', isGas ? 'gas-you-burn' : 'oil-you-burn', burnt, price, metered);
  return isGas
    ? [...units, standingOf('hp-now-gas-standing', 'gas-standing-charge', fuel.standing, price)]
    : units;
}

function billAfter({ home, recommended }: HeatPumpCase, { after }: WhatIf): Receipt {
  const price = fromTariff(recommended.tariff);
  return receipt('hp-cost-after', '£/y', 'add', [
    ...unitsAt('hp-after-home', 'the-home-without-the-pump', after.import, price),
    ...unitsAt('hp-after-pump', 'the-pump', after.pump, price),
    standingOf(
      'hp-after-standing',
      'standing-charge',
      after.standing,
      fromStanding(recommended.tariff, home.market),
    ),
  ]);
}

/** The bill with the pump at the price cap, which has one rate for all hours. */
function billAtCap({ home, use }: HeatPumpCase, pump: Receipt): Receipt {
  const { market } = home;
  const { day, standing } = ratesOf(market.standard, market.region);
  const price: Known = fromTariff(market.standard);
  const household = [{ kWh: use.household + use.hob, rate: day }];
  const parts = [subtotal('the-pump', pump), line('price-of-a-unit', day, 'p/kWh', price), PENCE];
  return receipt('hp-cost-at-cap', '£/y', 'add', [
    ...unitsAt('hp-cap-home', 'the-home-without-the-pump', household, price),
    subtotal('the-pump', receipt('hp-cap-pump', '£/y', 'multiply', parts)),
    standingOf('hp-cap-standing', 'standing-charge', 3.65 * standing, fromCap(market.cap)),
  ]);
}

const TONNES = line('tonnes-in-a-kilogram', 0.001, 't/kg', { tag: 'published' });

const FUELS: Readonly<
  Record<1 | 2 | 3, { readonly key: string; readonly co2: Provenance & { value: number } }>
> = {
  1: { key: 'gas-you-burn', co2: CONSTANTS.co2Gas },
  2: { key: 'electricity-for-heat', co2: CONSTANTS.co2Elec },
  3: { key: 'oil-you-burn', co2: CONSTANTS.co2Oil },
};

function co2Now({ home, old, use }: HeatPumpCase): Receipt {
  const { key, co2 } = FUELS[home.fuel];
  return receipt('hp-co2-now', 't/y', 'multiply', [
    line(
      key,
      old.fuelUse,
      'kWh',
      use.basis === 'gas meter' ? knownUse(true, home.statedUse?.gas) : WORKED_OUT,
    ),
    line('co2-of-each-unit', co2.value, 'kg/kWh', fromTable(co2)),
    TONNES,
  ]);
}

function co2After({ pump, pumpCarbon, use }: HeatPumpCase): Receipt {
  const grid = line('co2-of-electricity', CONSTANTS.co2Elec.value, 'kg/kWh', fromTable(CONSTANTS.co2Elec));
  const pumped = receipt('hp-co2-pump', 't/y', 'multiply', [
    line('electricity-of-the-pump', pump.total, 'kWh', WORKED_OUT),
    grid,
    line('hours-of-pumps', pumpCarbon, '', assumed('monitoredPump')),
    TONNES,
  ]);
  const hob = receipt('hp-co2-hob', 't/y', 'multiply', [
    line('electricity-of-the-hob', use.hob, 'kWh', WORKED_OUT),
    grid,
    TONNES,
  ]);
  return receipt('hp-co2-after', 't/y', 'add', [
    subtotal('the-pump', pumped),
    use.hob > 0 ? subtotal('new-hob', hob) : null,
  ]);
}
