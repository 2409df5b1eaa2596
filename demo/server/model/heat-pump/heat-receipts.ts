import { CONSTANTS } from '../constants.ts';
import {
  assumed,
  fromTable,
  knownLoad,
  knownUse,
  type Made,
  made,
  type Part,
  term,
  WORKED_OUT,
  worked,
} from '../receipts/receipt.ts';
import { CERTIFICATE } from './heat-pump-assumptions.ts';
import type { HeatPumpCase } from './heat-pump-case.ts';
import { spaceFactor, weeklyHeat } from './pump.ts';

const { effGasBoiler, cookingShare, inUseFactor, spfDhw50, spfSpaceMcs, flowTemperature, legionella } =
  CONSTANTS;

/** The heat demand by the meter, or else by the home, its insulation and the climate. */
export function heatDemand(quoted: HeatPumpCase): Made {
  const { home, use, load } = quoted;
  if (use.basis === 'gas meter')
    return made('hp-heat', 'kWh/y', 'multiply', [
      term('Gas you burn', use.gas, 'kWh', knownUse(true, home.statedUse?.gas)),
      term('Part that is not for cooking', 1 - cookingShare.value, '', fromTable(cookingShare)),
      term('Part that your boiler turns into heat', effGasBoiler.value, '', fromTable(effGasBoiler)),
    ]);
  if (use.basis === 'electricity meter')
    return made('hp-heat', 'kWh/y', 'subtract', [
      term(
        'Electricity your home uses',
        load.total,
        'kWh',
        knownLoad(load, true, home.statedUse?.electricity),
      ),
      term('Of it for everything but heat', use.household, 'kWh', assumed('What such a home usually uses')),
    ]);
  return made('hp-heat', 'kWh/y', 'add', [worked('Rooms', rooms(quoted)), water(quoted)]);
}

function rooms({ home, heatLoss }: HeatPumpCase): Made {
  return made('hp-heat-rooms', 'kWh/y', 'multiply', [
    term('Heat lost for each degree', heatLoss, 'W/K', certified(home) ?? fromTable(CONSTANTS.heatLossPerM2)),
    term('Degree days where you live', home.place.degreeDays, 'K days', {
      tag: 'published',
      source: 'MCS MIS 031 by openenergymonitor/tools',
      date: '2026-08-13',
    }),
    term('Hours in a day', 24, 'hours', { tag: 'published' }),
    term('kWh in a watt hour', 0.001, 'kWh/Wh', { tag: 'published' }),
  ]);
}

/** The source of a certificate's heat demand; undefined without a certificate. */
function certified({ type }: HeatPumpCase['home']) {
  const { source } = CERTIFICATE;
  return type.certified && { tag: 'published' as const, source, date: type.certified.date };
}

function water({ home, use }: HeatPumpCase): Part {
  const known = certified(home) ?? assumed('SAP 2012, for the people such a home has');
  return term('Hot water', use.demand.hotWater, 'kWh', known);
}

export function pumpElectricity(quoted: HeatPumpCase): Made {
  const { use } = quoted;
  const flow = quoted.home.flow ?? flowTemperature.value;
  const inUse = term('As pumps do in use', inUseFactor.value, '', fromTable(inUseFactor));
  const forRooms = made('hp-pump-rooms', 'kWh/y', 'divide', [
    term('Heat for rooms', use.demand.space, 'kWh', WORKED_OUT),
    term(`Heat for each unit, at ${flow} °C`, spaceFactor(flow), '', fromTable(spfSpaceMcs)),
    inUse,
  ]);
  const forWater = made('hp-pump-water', 'kWh/y', 'divide', [
    term('Heat for hot water', use.demand.hotWater, 'kWh', WORKED_OUT),
    term('Heat for each unit, at 50 °C', spfDhw50.value, '', fromTable(spfDhw50)),
    inUse,
  ]);
  return made('hp-pump-electricity', 'kWh/y', 'add', [
    worked('Rooms', forRooms),
    worked('Hot water', forWater),
    worked('Once a week hotter, against legionella', weekly(quoted)),
  ]);
}

/** By how much the immersion heater's part of the weekly cycle exceeds what the pump would need. */
function weekly({ use }: HeatPumpCase): Made {
  const { litres, deltaT, perYear } = legionella.value;
  const known = fromTable(legionella);
  const over = 1 - 1 / (spfDhw50.value * inUseFactor.value);
  const part = term('Part of it that a pump would not have taken', over, '', WORKED_OUT);
  const { hotWater } = use.demand;
  if (hotWater < weeklyHeat())
    return made('hp-pump-weekly', 'kWh/y', 'multiply', [
      term('Heat for hot water', hotWater, 'kWh', WORKED_OUT),
      part,
    ]);
  return made('hp-pump-weekly', 'kWh/y', 'multiply', [
    term('Times a year', perYear, '', known),
    term('Hot water', litres, 'l', known),
    term('Degrees hotter', deltaT, 'K', known),
    term('To warm a litre by a degree', 4.18 / 3600, 'kWh', { tag: 'published' }),
    part,
  ]);
}

export function efficiency(heat: Made, pump: Made): Made {
  const parts = [worked('Heat your home needs', heat), worked('Electricity of the pump', pump)];
  return made('hp-efficiency', '', 'divide', parts);
}

/** The heat loss on the design day, and the difference to the size on sale. */
export function size({ heatLoss, home, size: chosen }: HeatPumpCase): Made {
  const { designRoomTemperature, designLossRatio } = CONSTANTS;
  const cold = made('hp-cold', 'K', 'subtract', [
    term('Rooms', designRoomTemperature.value, '°C', fromTable(designRoomTemperature)),
    term('Outdoors on a cold day where you live', home.place.designTemperature, '°C', {
      tag: 'published',
      source: 'MCS MIS 031 by openenergymonitor/tools',
      date: '2026-08-13',
    }),
  ]);
  const asDesigned = made('hp-design-loss', 'W/K', 'divide', [
    term('Heat lost for each degree, as measured in homes', heatLoss, 'W/K', WORKED_OUT),
    term('Measured against calculated', designLossRatio.value, '', fromTable(designLossRatio)),
  ]);
  const loss = made('hp-cold-day', 'kW', 'multiply', [
    worked('Heat lost for each degree, as an installer calculates it', asDesigned),
    worked('Degrees warmer than outdoors', cold),
    term('kW in a watt', 0.001, 'kW/W', { tag: 'published' }),
  ]);
  const label = chosen.needsSurvey
    ? 'The largest size sold to homes has less'
    : 'The next size sold has more';
  return made('hp-size', 'kW', 'add', [
    worked('Heat lost on a cold day', loss),
    term(label, chosen.size - loss.sum.value, 'kW', fromTable(CONSTANTS.ashpSizes)),
  ]);
}
