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
  type Made,
  made,
  type Part,
  PENCE,
  term,
  WORKED_OUT,
  worked,
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

function billNow(quoted: HeatPumpCase, { before }: WhatIf): Made {
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

function billAfter({ home, recommended }: HeatPumpCase, { after }: WhatIf): Made {
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
function billAtCap({ home, use }: HeatPumpCase, pump: Made): Made {
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

const TONNES = term('Tonnes in a kilogram', 0.001, 't/kg', { tag: 'published' });

const FUELS: Readonly<
  Record<1 | 2 | 3, { readonly label: string; readonly co2: Provenance & { value: number } }>
> = {
  1: { label: 'Gas you burn', co2: CONSTANTS.co2Gas },
  2: { label: 'Electricity for heat', co2: CONSTANTS.co2Elec },
  3: { label: 'Oil you burn', co2: CONSTANTS.co2Oil },
};

function co2Now({ home, old, use }: HeatPumpCase): Made {
  const { label, co2 } = FUELS[home.fuel];
  return made('hp-co2-now', 't/y', 'multiply', [
    term(
      label,
      old.fuelUse,
      'kWh',
      use.basis === 'gas meter' ? knownUse(true, home.statedUse?.gas) : WORKED_OUT,
    ),
    term('CO2 of each unit', co2.value, 'kg/kWh', fromTable(co2)),
    TONNES,
  ]);
}

function co2After({ pump, pumpCarbon, use }: HeatPumpCase): Made {
  const grid = term('CO2 of electricity', CONSTANTS.co2Elec.value, 'kg/kWh', fromTable(CONSTANTS.co2Elec));
  const pumped = made('hp-co2-pump', 't/y', 'multiply', [
    term('Electricity of the pump', pump.total, 'kWh', WORKED_OUT),
    grid,
    term(
      'Of the hours in which pumps run, against the mean',
      pumpCarbon,
      '',
      assumed('Grid carbon and one monitored heat pump by half hour, June 2025 to May 2026'),
    ),
    TONNES,
  ]);
  const hob = made('hp-co2-hob', 't/y', 'multiply', [
    term('Electricity of the hob', use.hob, 'kWh', WORKED_OUT),
    grid,
    TONNES,
  ]);
  return made('hp-co2-after', 't/y', 'add', [
    worked('The pump', pumped),
    use.hob > 0 ? worked('The hob that replaces the gas one', hob) : null,
  ]);
}
