// Figures that others published of similar homes: the model's own figure must lie within the band of each row.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { WORKED_CAR } from '../test/drawn-quotes.ts';
import { figured } from '../test/figured.ts';
import {
  capBill,
  efficiencyAt,
  heatOf,
  heatPerFloor,
  hoursOf,
  keptAtHome,
  peakPerFloor,
  publishedOverDriven,
  pumpHours,
  pumpPays,
  yieldAt,
} from '../test/published.ts';
import { OFFERED } from '../test/table-market.ts';
import { CONSTANTS } from './constants.ts';
import { evResult } from './ev/ev-result.ts';
import { electricMile, wallEfficiency } from './ev/vehicle-facts.ts';
import { pumpSize } from './heat-pump/pump.ts';
import { HOUSEHOLD_SHAPE, withNightShare } from './load/load-profile.ts';
import { typicalElectricity } from './place/property-type.ts';
import { systemCost } from './solar/solar-system.ts';

type Target = readonly [source: string, what: string, low: number, high: number, gives: () => number];

const percent = (published: number, by: number) =>
  [published * (1 - by / 100), published * (1 + by / 100)] as const;
const plus = (published: number, by: number) => [published - by, published + by] as const;

const OFGEM = 'Ofgem price cap';
const UKERC = 'UKERC heat demand by type';
const MONITOR = 'HeatpumpMonitor.org, July 2026';
const TRIAL_TO_MONITOR = [2.8, 4.01] as const;
const MCS = 'MCS MGD 003, share kept at home';
/** 95 of 100 points of its tables are within this distance of our fit. */
const FIT = 0.084;
const ELEXON = 'Elexon profile class 1';
const PUMPS = 'HON-18: 305 monitored pumps, as they ran';
const ADAC = 'ADAC charging loss';
const OBFCM = 'European Commission, fuel as driven over WLTP';

const hot = withNightShare(HOUSEHOLD_SHAPE);
const roof = (peak: number) => systemCost({ panels: 0, peak, battery: 0 }, OFFERED.day) / peak;
/** A home measured at 5.0 kW and 23 K, on the installers’ cold day of 24 K. */
const measured = () => pumpSize(5000 / 23, -3);
const lost = (charger: 1 | 3) => 1 - wallEfficiency(1, charger);

/** Pence a mile of the sample home, which charges partly outside the cheap window. */
function mileAsCharged(): number {
  const { calculatedResults, request } = figured(evResult(WORKED_CAR, OFFERED));
  const { annualCost } = calculatedResults.find(({ isRecommended }) => isRecommended)!;
  return (100 * annualCost) / request.totalMiles!;
}

/** The mean distance of the fit from the six published shares. */
function meanError(): number {
  const errors = KEPT.flatMap(([at, , alone, stored]) => [
    keptAtHome(at, 0) - alone,
    keptAtHome(at, 5.1) - stored,
  ]);
  return errors.reduce((total, error) => total + Math.abs(error), 0) / errors.length;
}

const KEPT = [
  [1, 'all day', 0.316, 0.78],
  [2, 'half the day', 0.267, 0.771],
  [3, 'not by day', 0.204, 0.737],
] as const;

const HOURS = [
  [0, 4, 0.131],
  [4, 7, 0.143],
  [7, 13, 0.273],
  [13, 16, 0.122],
  [16, 19, 0.137],
  [19, 22, 0.132],
  [22, 24, 0.062],
] as const;

const TARGETS: readonly Target[] = [
  [OFGEM, 'bill of July 2026, £', ...plus(1663, 5), () => capBill('2026-07-01', 2500, 9500)],
  [OFGEM, 'the same at the use of before, £', ...plus(1862, 5), () => capBill('2026-07-01', 2700, 11_500)],
  [OFGEM, 'bill of January 2026, £', ...plus(1758, 5), () => capBill('2026-01-01', 2700, 11_500)],
  [OFGEM, 'bill of October 2025, £', ...plus(1755, 5), () => capBill('2025-10-01', 2700, 11_500)],
  [OFGEM, 'bill of July 2025, £', ...plus(1720, 5), () => capBill('2025-07-01', 2700, 11_500)],
  [OFGEM, 'bill of April 2025, £', ...plus(1849, 5), () => capBill('2025-04-01', 2700, 11_500)],
  [OFGEM, 'bill of October 2024, £', ...plus(1717, 5), () => capBill('2024-10-01', 2700, 11_500)],
  ['Ofgem typical use', 'electricity, kWh', ...plus(2500, 0), () => typicalElectricity(null)],
  ['Ofgem Economy 7 cap', 'share by night', ...plus(0.42, 0.001), () => hoursOf(hot, 0, 7)],

  [UKERC, 'detached, kWh', ...percent(14_000, 15), () => heatOf(1)],
  [UKERC, 'semi, kWh', ...percent(10_600, 15), () => heatOf(2)],
  [UKERC, 'terrace, kWh', ...percent(9900, 15), () => heatOf(4)],
  [UKERC, 'flat, kWh', ...percent(6600, 15), () => heatOf(7)],
  [MONITOR, 'heat, fully insulated, kWh/m²', ...percent(75, 15), () => heatPerFloor(1)],
  [MONITOR, 'heat, cavity and some loft, kWh/m²', ...percent(94, 15), () => heatPerFloor(2)],
  [MONITOR, 'heat, uninsulated cavity, kWh/m²', ...percent(136, 15), () => heatPerFloor(3)],
  [MONITOR, 'peak loss, fully insulated, W/m²', ...percent(28, 15), () => peakPerFloor(1)],
  [MONITOR, 'peak loss, cavity and some loft, W/m²', ...percent(35, 15), () => peakPerFloor(2)],
  [MONITOR, 'peak loss, uninsulated cavity, W/m²', ...percent(55, 15), () => peakPerFloor(3)],
  [MONITOR, 'calculated loss of 5.0 kW measured', ...percent(6.5, 15), () => measured().designLoss],
  [MONITOR, 'size for 5.0 kW measured, kW', ...plus(7, 0), () => measured().size],
  ...[35, 40, 45].map(
    (flow): Target => [
      'Trial and monitor',
      `efficiency, ${flow} °C`,
      ...TRIAL_TO_MONITOR,
      () => efficiencyAt(flow),
    ],
  ),
  ...HOURS.map(
    ([from, to, part]): Target => [
      'UKERC pump profile',
      `${from}:00 to ${to}:00`,
      ...plus(part, 0.005),
      () => pumpHours(from, to),
    ],
  ),
  ['HON-18: one monitored pump', 'on Agile, p/kWh', ...plus(20.2, 1), () => pumpPays('Agile Octopus')],
  [PUMPS, 'on Agile, p/kWh', ...plus(20.3, 1), () => pumpPays('Agile Octopus')],
  [PUMPS, 'on Cosy, p/kWh', ...plus(25.7, 1), () => pumpPays('Cosy Octopus')],

  ['PVGIS', 'RM20, kWh/kWp', ...percent(1023, 8), () => yieldAt('RM20')],
  ['PVGIS', 'TS18, kWh/kWp', ...percent(924, 8), () => yieldAt('TS18')],
  ['PVGIS', 'BT28, kWh/kWp', ...percent(895, 8), () => yieldAt('BT28')],
  [MCS, 'mean error of six', 0, 0.05, meanError],
  ...KEPT.flatMap(([at, who, alone, stored]): readonly Target[] => [
    [MCS, `at home ${who}`, ...plus(alone, FIT), () => keptAtHome(at, 0)],
    [MCS, `at home ${who}, 5.1 kWh stored`, ...plus(stored, FIT), () => keptAtHome(at, 5.1)],
  ]),
  ['DESNZ 2024-25', 'panels up to 4 kW, £/kW', ...plus(1876, 1), () => roof(3.52)],
  ['DESNZ 2024-25', 'panels above 4 kW, £/kW', ...plus(1780, 1), () => roof(6.16)],
  [
    'Retail, 2026',
    'a 5 kWh battery, £',
    3500,
    4500,
    () => systemCost({ panels: 0, peak: 0, battery: 5.2 }, OFFERED.day),
  ],
  [ELEXON, 'share of 00:00 to 05:00', ...plus(0.104, 0.001), () => hoursOf(HOUSEHOLD_SHAPE, 0, 5)],
  [ELEXON, 'share of 16:00 to 19:00', ...plus(0.186, 0.001), () => hoursOf(HOUSEHOLD_SHAPE, 16, 19)],

  ['AA, July 2024', 'a mile at the cap, p', ...percent(4.97, 1), () => electricMile(22, 4.43)],
  ['RAC and AA', 'a mile as charged at home, p', 2, 26.11 / 4.43, mileAsCharged],
  [ADAC, '7 kW: between 11 and 3.5 kW', 0.063, 0.14, () => lost(1)],
  [ADAC, '3 kW: between 5.5 and 2.3 kW', 0.09, 0.242, () => lost(3)],
  [OBFCM, 'petrol', ...plus(1.237, 0.002), () => publishedOverDriven('petrol')],
  [OBFCM, 'diesel', ...plus(1.181, 0.002), () => publishedOverDriven('diesel')],
  ['DESNZ 2024', 'CO2 of gas, kg/kWh', ...percent(0.18293, 0.1), () => CONSTANTS.co2Gas.value],
  ['DESNZ', 'CO2 of burning oil, kg/kWh', ...percent(0.24677, 0.1), () => CONSTANTS.co2Oil.value],
];

/** Targets that the model does not meet, and why. A row that is met belongs in TARGETS. */
const MISSED: readonly (readonly [why: string, target: Target])[] = [
  [
    'the one monitored pump with known hours runs more at night than these pumps',
    [PUMPS, 'on Go, p/kWh', ...plus(24.9, 1), () => pumpPays('Octopus Go')],
  ],
  [
    'our efficiency is between that of the trial and that of these well-kept pumps',
    [MONITOR, 'electricity for 13,146 kWh of heat', ...percent(3369, 10), () => 13_146 / efficiencyAt(35)],
  ],
];

describe('published targets', () => {
  for (const [source, what, low, high, gives] of TARGETS)
    it(`${source}: ${what}`, () => {
      const value = gives();
      assert.ok(value >= low && value <= high, `${value} is not within ${low} to ${high}`);
    });
  for (const [why, [source, what, low, high, gives]] of MISSED)
    it(`not met, since ${why}: ${source}: ${what}`, () => {
      const value = gives();
      assert.ok(value < low || value > high, `${value} is within ${low} to ${high}: move the row to TARGETS`);
    });
});
