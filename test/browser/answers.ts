// A quote's result as the server sends it. The test formats its numbers itself, so that they can differ from the page's.
import { lastAnswer } from './wire.ts';

export interface Vehicle {
  readonly make: string;
  readonly model: string;
  readonly fuel: string;
  readonly batterySize: number | null;
  readonly engineSize: number | null;
  readonly mpg: number;
  readonly cO2Emisions: number;
  readonly costPerMile: number;
  readonly costPerMileMax: number | null;
  readonly annualCost: number;
  readonly annualCostMax: number | null;
}

export interface Row {
  readonly isCurrent: boolean;
  readonly isRecommended: boolean;
  readonly supplierName: string | null;
  readonly tariffName: string | null;
  readonly savings: number;
  readonly annualCost: number;
  readonly co2Emission: number;
  readonly gridCo2Emission?: number;
  readonly electricity: {
    readonly evConsumption: number;
    readonly householdConsumption: number;
    readonly solarGeneration: number;
    readonly solarUsedInHouse: number;
    readonly exportedToGrid: number;
    readonly importFromGrid: number;
    readonly monthlyBreakDowns: readonly {
      readonly solarGeneration: number;
      readonly householdConsumption: number;
    }[];
    readonly yearlyBreakDowns: readonly { readonly year: number; readonly savings: number }[];
  };
  readonly parts?: { readonly panels: number; readonly battery: number; readonly tariff: number };
}

export interface Answer {
  readonly alternatives?: readonly { readonly cost: number; readonly savings: number }[];
  readonly assumptions?: readonly { readonly source: string }[];
  readonly compared?: number;
  readonly breakdown?: { readonly oldFuelCost: number | null };
  readonly request: {
    readonly address: { readonly propertyType: string; readonly propertyTypeId: number };
    readonly current: Vehicle;
    readonly compare: Vehicle;
    readonly milesDrivenWeekDays: number;
    readonly milesDrivenWeekEnds: number;
    readonly totalMiles: number;
    readonly solar: { readonly numberOfPanels: number; readonly batterySize: number };
    readonly ashp: { readonly ashpSize: number };
  };
  readonly costModel: { readonly totalCost: number };
  readonly calculatedResults: readonly Row[];
}

/**
 * The last result for an asset.
 * @example resultOf('solar').costModel.totalCost
 */
export const resultOf = (asset: 'solar' | 'ashp' | 'ev') =>
  lastAnswer<Answer>('quoteResult', new RegExp(`/esa/${asset}/`));

/**
 * The row of the recommended tariff.
 * @example recommended(resultOf('ev')).annualCost
 */
export function recommended({ calculatedResults }: Answer): Row {
  return calculatedResults.find(({ isRecommended }) => isRecommended) as Row;
}

/**
 * The row of what the home pays now.
 * @example today(resultOf('ashp')).co2Emission
 */
export function today({ calculatedResults }: Answer): Row {
  return calculatedResults.find(({ isCurrent }) => isCurrent) as Row;
}

/**
 * Pounds a year: the difference of the two rounded costs, as the page shows them.
 * @example saving(resultOf('ev')) // 965
 */
export function saving(answer: Answer): number {
  return Math.round(today(answer).annualCost) - Math.round(recommended(answer).annualCost);
}

function fixed(value: number, digits: number): string {
  return value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/**
 * £1,234
 * @example pounds(1234.4) // '£1,234'
 */
export function pounds(value: number): string {
  return `${value < 0 ? '−' : ''}£${fixed(Math.abs(value), 0)}`;
}

/**
 * Energy as the page shows it.
 * @example kWh(2700) // '2,700 kWh'
 */
export const kWh = (value: number) => `${fixed(value, 0)} kWh`;
/**
 * Miles as the page shows them.
 * @example miles(8320) // '8,320 miles'
 */
export const miles = (value: number) => `${fixed(value, 0)} miles`;
/**
 * Pence as the page shows them.
 * @example pence(26.52) // '26.5p'
 */
export const pence = (value: number) => `${fixed(value, 1)}p`;
/**
 * A number with one decimal.
 * @example tenths(14.52) // '14.5'
 */
export const tenths = (value: number) => fixed(value, 1);
/**
 * Tonnes as the page shows them.
 * @example tonnes(1.506) // '1.51 tonnes'
 */
export const tonnes = (value: number) => `${fixed(value, 2)} tonnes`;

/**
 * The number after 'about': to £100 from ten thousand, to £10 from a hundred.
 * @example about(1234) // '£1,230'
 */
export function about(value: number): string {
  const step = Math.abs(value) >= 10_000 ? 100 : Math.abs(value) >= 100 ? 10 : 1;
  return pounds(Math.round(Math.round(value) / step) * step);
}
