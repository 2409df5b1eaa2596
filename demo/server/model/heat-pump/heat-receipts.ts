import { CONSTANTS } from '../constants.ts';
import {
  assumed,
  fromTable,
  knownLoad,
  knownUse,
  type Line,
  line,
  type Receipt,
  receipt,
  subtotal,
  WORKED_OUT,
} from '../receipts/receipt.ts';
import { CERTIFICATE } from './heat-pump-assumptions.ts';
import type { HeatPumpCase } from './heat-pump-case.ts';
import { spaceFactor, weeklyHeat } from './pump.ts';

const { effGasBoiler, cookingShare, inUseFactor, spfDhw50, spfSpaceMcs, flowTemperature, legionella } =
  CONSTANTS;

/** The heat demand by the meter, or else by the home, its insulation and the climate. */
export function heatDemand(quoted: HeatPumpCase): Receipt {
  const { home, use, load } = quoted;
  if (use.basis === 'gas meter')
    return receipt('hp-heat', 'kWh/y', 'multiply', [
      line('gas-you-burn', use.gas, 'kWh', knownUse(true, home.statedUse?.gas)),
      line('not-for-cooking', 1 - cookingShare.value, '', fromTable(cookingShare)),
      line('boiler-heat', effGasBoiler.value, '', fromTable(effGasBoiler)),
    ]);
  if (use.basis === 'electricity meter')
    return receipt('hp-heat', 'kWh/y', 'subtract', [
      line(
        'electricity-your-home-uses',
        load.total,
        'kWh',
        knownLoad(load, true, home.statedUse?.electricity),
      ),
      line('all-but-heat', use.household, 'kWh', assumed('usualHome')),
    ]);
  return receipt('hp-heat', 'kWh/y', 'add', [subtotal('rooms', rooms(quoted)), water(quoted)]);
}

function rooms({ home, heatLoss }: HeatPumpCase): Receipt {
  return receipt('hp-heat-rooms', 'kWh/y', 'multiply', [
    line('heat-lost-for-each-degree', heatLoss, 'W/K', certified(home) ?? fromTable(CONSTANTS.heatLossPerM2)),
    line('degree-days-where-you-live', home.place.degreeDays, 'K days', {
      tag: 'published',
      source: 'MCS MIS 031 by openenergymonitor/tools',
      date: '2026-08-13',
    }),
    line('hours-in-a-day', 24, 'hours', { tag: 'published' }),
    line('kwh-in-a-watt-hour', 0.001, 'kWh/Wh', { tag: 'published' }),
  ]);
}

/** The source of a certificate's heat demand; undefined without a certificate. */
function certified({ type }: HeatPumpCase['home']) {
  const { source } = CERTIFICATE;
  return type.certified && { tag: 'published' as const, source, date: type.certified.date };
}

function water({ home, use }: HeatPumpCase): Line {
  const known = certified(home) ?? assumed('usualPeople');
  return line('hot-water', use.demand.hotWater, 'kWh', known);
}

export function pumpElectricity(quoted: HeatPumpCase): Receipt {
  const { use } = quoted;
  const flow = quoted.home.flow ?? flowTemperature.value;
  const inUse = line('as-pumps-do-in-use', inUseFactor.value, '', fromTable(inUseFactor));
  const forRooms = receipt('hp-pump-rooms', 'kWh/y', 'divide', [
    line('heat-for-rooms', use.demand.space, 'kWh', WORKED_OUT),
    line('heat-each-unit', spaceFactor(flow), '', fromTable(spfSpaceMcs), { celsius: flow }),
    inUse,
  ]);
  const forWater = receipt('hp-pump-water', 'kWh/y', 'divide', [
    line('heat-for-hot-water', use.demand.hotWater, 'kWh', WORKED_OUT),
    line('heat-each-unit-water', spfDhw50.value, '', fromTable(spfDhw50)),
    inUse,
  ]);
  return receipt('hp-pump-electricity', 'kWh/y', 'add', [
    subtotal('rooms', forRooms),
    subtotal('hot-water', forWater),
    subtotal('legionella', weekly(quoted)),
  ]);
}

/** By how much the immersion heater's part of the weekly cycle exceeds what the pump would need. */
function weekly({ use }: HeatPumpCase): Receipt {
  const { litres, deltaT, perYear } = legionella.value;
  const known = fromTable(legionella);
  const over = 1 - 1 / (spfDhw50.value * inUseFactor.value);
  const part = line('over-a-pump', over, '', WORKED_OUT);
  const { hotWater } = use.demand;
  if (hotWater < weeklyHeat())
    return receipt('hp-pump-weekly', 'kWh/y', 'multiply', [
      line('heat-for-hot-water', hotWater, 'kWh', WORKED_OUT),
      part,
    ]);
  return receipt('hp-pump-weekly', 'kWh/y', 'multiply', [
    line('times-a-year', perYear, '', known),
    line('hot-water', litres, 'l', known),
    line('degrees-hotter', deltaT, 'K', known),
    line('to-warm-a-litre-by-a-degree', 4.18 / 3600, 'kWh', { tag: 'published' }),
    part,
  ]);
}

export function efficiency(heat: Receipt, pump: Receipt): Receipt {
  const parts = [subtotal('heat-your-home-needs', heat), subtotal('electricity-of-the-pump', pump)];
  return receipt('hp-efficiency', '', 'divide', parts);
}

/** The heat loss on the design day, and the difference to the size on sale. */
export function size({ heatLoss, home, size: chosen }: HeatPumpCase): Receipt {
  const { designRoomTemperature, designLossRatio } = CONSTANTS;
  const cold = receipt('hp-cold', 'K', 'subtract', [
    line('rooms', designRoomTemperature.value, '°C', fromTable(designRoomTemperature)),
    line('outdoors-cold-day', home.place.designTemperature, '°C', {
      tag: 'published',
      source: 'MCS MIS 031 by openenergymonitor/tools',
      date: '2026-08-13',
    }),
  ]);
  const asDesigned = receipt('hp-design-loss', 'W/K', 'divide', [
    line('heat-lost-measured', heatLoss, 'W/K', WORKED_OUT),
    line('measured-against-calculated', designLossRatio.value, '', fromTable(designLossRatio)),
  ]);
  const loss = receipt('hp-cold-day', 'kW', 'multiply', [
    subtotal('heat-lost-calculated', asDesigned),
    subtotal('degrees-warmer', cold),
    line('kw-in-a-watt', 0.001, 'kW/W', { tag: 'published' }),
  ]);
  const label = chosen.needsSurvey ? 'largest-size' : 'next-size';
  return receipt('hp-size', 'kW', 'add', [
    subtotal('heat-lost-on-a-cold-day', loss),
    line(label, chosen.size - loss.sum.value, 'kW', fromTable(CONSTANTS.ashpSizes)),
  ]);
}
