// The result as sent: pounds, kWh and tonnes a year, pence a mile. It is the type of the call's schema, with fields that the model always knows and fields that it adds.

import type { Read } from '../../../../src/domain/read.ts';
import type { strictResultShape } from '../../../../src/domain/result-shape.ts';
import type { Support } from '../support/support.ts';

type Result = NonNullable<Read<typeof strictResultShape>>;
type Row = NonNullable<Result['calculatedResults']>[number];
type Vehicle = NonNullable<Result['request']['current']>;
type Electricity = NonNullable<Row['electricity']>;

/** All of it is sent; null where there is no such figure. */
type Said<Shape> = { readonly [Name in keyof Shape]-?: Exclude<Shape[Name], undefined> };
/** All of it is sent and known. */
type Known<Shape> = Shape extends object
  ? { readonly [Name in keyof Shape]-?: Known<NonNullable<Shape[Name]>> }
  : Shape;

/** What was asked, as far as the model knows it. */
export type ResultRequest = Partial<
  Known<Omit<Result['request'], 'current' | 'compare'>> & Record<'current' | 'compare', ResultVehicle>
>;

/** ENT-21. The `Max` figures are outside the cheap hours, null for other fuels. */
export type ResultVehicle = Known<
  Pick<Vehicle, 'make' | 'model' | 'isEv' | 'fuel' | 'mpg' | 'cO2Emisions' | 'costPerMile'>
> &
  Said<Pick<Vehicle, 'batterySize' | 'engineSize' | 'costPerMileMax' | 'annualCost' | 'annualCostMax'>>;

/** The energy of a year behind a row; null where the asset has no such figure. */
export type ResultElectricity = Omit<Electricity, 'monthlyBreakDowns' | 'yearlyBreakDowns'> & {
  readonly monthlyBreakDowns: Extract<Electricity['monthlyBreakDowns'], readonly unknown[]> | null;
  readonly yearlyBreakDowns: Electricity['yearlyBreakDowns'] | null;
};

/** One tariff's outcome. The rows after today's and the recommended one are the rest of the ranking. */
export interface ResultRow
  extends TariffLabel,
    Known<Pick<Row, 'isCurrent' | 'isRecommended' | 'co2Emission'>>,
    Said<Pick<Row, 'savings' | 'annualCost'>>,
    Partial<Known<Pick<Row, 'annualCostAsMostRun' | 'annualCostIfShifted' | 'gridCo2Emission' | 'parts'>>> {
  /** The whole home's bill with the car, by which tariffs are ranked where `annualCost` is the car's alone. */
  readonly homeCost?: number;
  readonly electricity: ResultElectricity | null;
}

/** Which tariff a row is about, and how sure its rates are; null on the row of a car that burns fuel. */
export interface TariffLabel
  extends Said<Pick<Row, 'supplierId' | 'supplierName' | 'tariffName' | 'ratesAsOf' | 'indicative'>>,
    Partial<Pick<Row, 'ratesFrom'>> {
  readonly tariffId: number | null;
}

/** Something we took for granted, in words; `source` begins with how well it is known. */
export interface Assumption extends Known<Omit<NonNullable<Result['assumptions']>[number], 'date'>> {
  /** ISO date, month or year; absent from what the visitor or their meter told. */
  readonly date?: string;
}

/** What a heat pump quote says of the home's heat: kWh and pounds a year. */
export interface HeatBreakdown extends Known<NonNullable<Result['breakdown']>> {
  readonly spaceHeat: number;
  readonly hotWater: number;
  /** W/K */
  readonly heatLoss: number;
  /** kW on the cold day. */
  readonly designHeatLoss: number;
  /** The whole home with the pump on the recommended tariff. */
  readonly costOnRecommended: number;
  /** Of what the bill falls by, what the pump itself does. */
  readonly savedByPump: number;
  /** What an electric hob takes in place of the gas one. */
  readonly hobElectricity: number;
  /** The meter and the calculation contradict each other. */
  readonly mismatch: boolean;
  /** A gas supply that does not heat the home stays, and is not in the figures. */
  readonly keptGas: boolean;
  /** January first. */
  readonly months: readonly { readonly heatDemand: number; readonly pumpElectricity: number }[];
}

/** Another system for the same home. `breakeven` null: more than the years looked at. */
export interface Alternative extends Said<NonNullable<Result['alternatives']>[number]> {
  readonly panels: number;
  readonly battery: number;
  readonly left: number;
}

type Extras = { readonly [Name in keyof Result]: NonNullable<Result[Name]> };

/** What stands beside the figures of every asset. */
export interface QuoteBasis extends Pick<Extras, 'compared' | 'conditions' | 'known'> {
  readonly prices: NonNullable<Result['prices']>;
  readonly support: readonly Support[];
}

/** What a visitor decides by, beside the figures: how sure, made of what, what if, and when. */
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
  /** Why figures are unknown. */
  readonly reason?: 'charger';
}
