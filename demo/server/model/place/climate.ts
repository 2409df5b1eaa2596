// The climate of a SAP region by month: temperatures for heating, irradiation for panels.
import { readTable } from '../../data/read-table.ts';
import { MONTHS, type Monthly, monthly } from '../calendar.ts';
import { CONSTANTS } from '../constants.ts';

/** SAP 2012 v9.92 Tables U1 and U3 to U5. */
export interface Climate {
  /** Its name is a word of the languages. */
  readonly region: number;
  /** Degrees north. */
  readonly latitude: number;
  /** Mean outdoor temperature by month, °C. */
  readonly temperatures: Monthly;
  /** Irradiation on a south slope at 35° by month, kWh/m². */
  readonly southSlope: Monthly;
  /** kWh a year from each kWp on such a slope: its irradiation times 0.86, a ratio derived from eight PVGIS districts. */
  readonly pvYield: number;
}

const regions = new Map(
  readTable('climate.csv', (row): [number, Climate] => [
    row.number('sap_region'),
    {
      region: row.number('sap_region'),
      latitude: row.number('latitude_deg'),
      temperatures: MONTHS.map((month) => row.number(`temp_${month}`)),
      southSlope: MONTHS.map((month) => row.number(`s35_kwh_m2_${month}`)),
      pvYield: row.number('pv_yield_s35_kwh_per_kwp'),
    },
  ]),
);

/** The key of a region's name in the languages of the widget. */
export const regionName = ({ region }: Pick<Climate, 'region'>) => ({ key: `region.${region}` });

/** @param region a SAP region from 0 (UK average) to 21; throws on any other */
export function climateOf(region: number): Climate {
  const climate = regions.get(region);
  if (!climate) throw new Error(`climate.csv has no sap_region ${region}`);
  return climate;
}

/** Share of a year's heating in each month, by Hitchin's degree days; the shares add up to 1. */
export function heatingShares({ temperatures }: Climate): Monthly {
  const degreeDays = monthly((month, days) => days * hitchin(temperatures[month]!));
  const year = degreeDays.reduce((total, value) => total + value, 0);
  return degreeDays.map((value) => value / year);
}

/** Mean degree days of a day in a month with this mean temperature. */
function hitchin(temperature: number): number {
  const below = CONSTANTS.degreeDayBase.value - temperature;
  return below === 0 ? 1 / 0.71 : below / (1 - Math.exp(-0.71 * below));
}
