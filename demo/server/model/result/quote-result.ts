// The result as sent, in pounds, kWh and tonnes a year, and pence a mile. It narrows the type of the call's schema to what the
// model always knows, and adds fields.

import type { strictResultShape } from '../../../../src/domain/result.ts';
import type { MessageValues, Read } from '../../../../src/domain/schema.ts';
import type { Support } from '../support/support.ts';

type Result = NonNullable<Read<typeof strictResultShape>>;
type Row = NonNullable<Result['calculatedResults']>[number];
type Vehicle = NonNullable<Result['request']['current']>;
type Electricity = NonNullable<Row['electricity']>;

/** All fields are sent, and null if there is no such figure. */
type AllOf<Shape> = { readonly [Name in keyof Shape]-?: Exclude<Shape[Name], undefined> };
/** All fields are sent and never null. */
type Known<Shape> = Shape extends object
  ? { readonly [Name in keyof Shape]-?: Known<NonNullable<Shape[Name]>> }
  : Shape;

/** The part of the request that the model knows. */
export type ResultRequest = Partial<
  Known<Omit<Result['request'], 'current' | 'compare'>> & Record<'current' | 'compare', ResultVehicle>
>;

/** ENT-21. The `Max` figures are outside the cheap hours, and null for other fuels. */
export type ResultVehicle = Known<
  Pick<Vehicle, 'make' | 'model' | 'isEv' | 'fuel' | 'mpg' | 'cO2Emisions' | 'costPerMile'>
> &
  AllOf<Pick<Vehicle, 'batterySize' | 'engineSize' | 'costPerMileMax' | 'annualCost' | 'annualCostMax'>>;

/** A row's energy in a year; a field is null if the asset has no such figure. */
export type ResultElectricity = Omit<Electricity, 'monthlyBreakDowns' | 'yearlyBreakDowns'> & {
  readonly monthlyBreakDowns: Extract<Electricity['monthlyBreakDowns'], readonly unknown[]> | null;
  readonly yearlyBreakDowns: Electricity['yearlyBreakDowns'] | null;
};

/** The outcome on one tariff. */
export interface ResultRow
  extends TariffLabel,
    Known<Pick<Row, 'isCurrent' | 'isRecommended' | 'co2Emission'>>,
    AllOf<Pick<Row, 'savings' | 'annualCost'>>,
    Partial<Known<Pick<Row, 'annualCostAsMostRun' | 'annualCostIfShifted' | 'gridCo2Emission' | 'parts'>>> {
  /** The whole home's bill with the car. EV tariffs are ranked by it, since their `annualCost` is the car's alone. */
  readonly homeCost?: number;
  readonly electricity: ResultElectricity | null;
}

/** A row's tariff, and whether its rates are certain; null for a petrol or diesel car. */
export interface TariffLabel
  extends AllOf<Pick<Row, 'supplierId' | 'supplierName' | 'tariffName' | 'ratesAsOf' | 'indicative'>>,
    Partial<Pick<Row, 'ratesFrom'>> {
  readonly tariffId: number | null;
}

/** An assumption: a sentence of the widget's languages, and how well it is known. */
export interface Assumption {
  readonly key: string;
  readonly group: Sent['group'];
  readonly values: MessageValues;
  readonly by: Sent['by'];
  /** The name of a publication. */
  readonly source?: string;
  /** A sentence of the languages, in the place of the name or with it. */
  readonly sourceKey?: string;
  /** What is said if its figure's period is over. */
  readonly past?: Sent['past'];
  /** ISO date, month or year; absent for facts from the visitor or their meter. */
  readonly date?: string;
}

type Sent = Required<NonNullable<Result['assumptions']>[number]>;

/** The home's heat in a heat pump quote, in kWh and pounds a year. */
export interface HeatBreakdown extends Known<NonNullable<Result['breakdown']>> {
  readonly spaceHeat: number;
  readonly hotWater: number;
  /** W/K */
  readonly heatLoss: number;
  /** kW on the design day. */
  readonly designHeatLoss: number;
  /** The whole home's bill with the pump on the recommended tariff. */
  readonly costOnRecommended: number;
  /** The part of the saving that is due to the pump and not the tariff. */
  readonly savedByPump: number;
  /** The electricity of a hob that replaces the gas hob. */
  readonly hobElectricity: number;
  /** True if the meter and the calculation contradict each other. */
  readonly mismatch: boolean;
  /** True if there is a gas supply that does not heat the home; it stays, and is not in the figures. */
  readonly keptGas: boolean;
  /** January first. */
  readonly months: readonly { readonly heatDemand: number; readonly pumpElectricity: number }[];
}

/** Another system for the same home. `breakeven` is null if it is beyond the system's lifetime. */
export interface Alternative extends AllOf<NonNullable<Result['alternatives']>[number]> {
  readonly panels: number;
  readonly battery: number;
  readonly left: number;
  readonly replaced: number;
}

type Extras = { readonly [Name in keyof Result]: NonNullable<Result[Name]> };

/** Information that accompanies the figures of every asset. */
export interface QuoteBasis extends Pick<Extras, 'compared' | 'conditions' | 'known'> {
  readonly prices: NonNullable<Result['prices']>;
  readonly support: readonly Support[];
}

/** How certain the figures are, their sums, what-if and clock. */
export type Decision = Pick<Extras, 'whatIf' | 'ranges' | 'sums' | 'clock'>;

export interface QuoteResult
  extends Partial<QuoteBasis>,
    Decision,
    Pick<Extras, 'takesEnquiries' | 'yours' | 'wholeCost'> {
  readonly request: ResultRequest;
  readonly costModel: { readonly totalCost: number | null };
  readonly calculatedResults: readonly ResultRow[];
  readonly assumptions: readonly Assumption[];
  readonly breakdown?: HeatBreakdown;
  readonly alternatives?: readonly Alternative[];
  /** Why some figures are unknown. */
  readonly reason?: 'charger';
}
