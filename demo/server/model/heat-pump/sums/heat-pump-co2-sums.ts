import { CONSTANTS, type Provenance } from '../../constants.ts';
import { type Made, made, worked } from '../../sums/made.ts';
import { assumed, fromTable, knownUse, term, WORKED_OUT } from '../../sums/term.ts';
import type { HeatPumpCase } from '../heat-pump-case.ts';

const TONNES = term('Tonnes in a kilogram', 0.001, 't/kg', { tag: 'published' });

const FUELS: Readonly<
  Record<1 | 2 | 3, { readonly label: string; readonly co2: Provenance & { value: number } }>
> = {
  1: { label: 'Gas you burn', co2: CONSTANTS.co2Gas },
  2: { label: 'Electricity for heat', co2: CONSTANTS.co2Elec },
  3: { label: 'Oil you burn', co2: CONSTANTS.co2Oil },
};

export function co2Now({ home, old, use }: HeatPumpCase): Made {
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

export function co2After({ pump, pumpCarbon, use }: HeatPumpCase): Made {
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
