// The result as sent: pounds, kWh and tonnes a year, pence a mile.
import type { Clock } from '../../../../src/domain/extras/clock.ts';
import type { Range } from '../../../../src/domain/extras/range.ts';
import type { Sum } from '../../../../src/domain/extras/sum.ts';
import type { WhatIf } from '../../../../src/domain/extras/what-if.ts';
import type { WholeCost } from '../../../../src/domain/extras/whole-cost.ts';
import type { Condition } from '../support/conditions.ts';
import type { KnownChange } from '../support/known-changes.ts';
import type { Support } from '../support/support.ts';

/** What was asked, as far as the model knows it. */
export interface ResultRequest {
  readonly address?: { readonly propertyType: string; readonly propertyTypeId: number };
  readonly current?: ResultVehicle;
  readonly compare?: ResultVehicle;
  readonly milesDrivenWeekDays?: number;
  readonly milesDrivenWeekEnds?: number;
  readonly totalMiles?: number;
  /** Battery in kWh. */
  readonly solar?: { readonly numberOfPanels: number; readonly batterySize: number };
  /** Pump in kW. */
  readonly ashp?: { readonly ashpSize: number; readonly heatingFuel: number };
}

/** ENT-21: g/mile, pence a mile, pounds a year. The `Max` figures are outside the cheap hours, null for other fuels. */
export interface ResultVehicle {
  readonly make: string;
  readonly model: string;
  readonly isEv: boolean;
  readonly batterySize: number | null;
  readonly engineSize: number | null;
  readonly fuel: string;
  /** Miles per gallon; miles per kWh of an electric vehicle. */
  readonly mpg: number;
  readonly cO2Emisions: number;
  readonly costPerMile: number;
  readonly costPerMileMax: number | null;
  readonly annualCost: number | null;
  readonly annualCostMax: number | null;
}

/** The energy of a year behind a row, kWh; null where the asset has no such figure. */
export interface ResultElectricity {
  readonly evConsumption: number | null;
  readonly householdConsumption: number | null;
  readonly solarGeneration: number | null;
  readonly solarUsedInHouse: number | null;
  readonly exportedToGrid: number | null;
  readonly importFromGrid: number | null;
  readonly batteryLoss: number | null;
  readonly monthlyBreakDowns:
    | readonly { readonly solarGeneration: number; readonly householdConsumption: number }[]
    | null;
  readonly yearlyBreakDowns: readonly { readonly year: number; readonly savings: number }[] | null;
}

/** One tariff's outcome. The rows after today's and the recommended one are the rest of the ranking. */
export interface ResultRow extends TariffLabel {
  readonly isCurrent: boolean;
  readonly isRecommended: boolean;
  /** Null where there can be none (`reason`). */
  readonly savings: number | null;
  readonly annualCost: number | null;
  /** With a heat pump: as most homes run it, which is `annualCost`, and once it is run by the tariff. */
  readonly annualCostAsMostRun?: number;
  readonly annualCostIfShifted?: number;
  readonly co2Emission: number;
  /** CO2 of the power station behind the plug, where `co2Emission` is the tailpipe's. */
  readonly gridCo2Emission?: number;
  /** The whole home's bill with the car, by which tariffs are ranked where `annualCost` is the car's alone. */
  readonly homeCost?: number;
  readonly electricity: ResultElectricity | null;
  /** How a solar saving splits. */
  readonly parts?: { readonly panels: number; readonly battery: number; readonly tariff: number };
}

/** Which tariff a row is about, and how sure its rates are; null on the row of a car that burns fuel. */
export interface TariffLabel {
  readonly tariffId: number | null;
  readonly supplierId: number | null;
  readonly supplierName: string | null;
  readonly tariffName: string | null;
  /** ISO date. */
  readonly ratesAsOf: string | null;
  /** Where the rates are those of a period that ends then: its first day. */
  readonly ratesFrom?: string | null;
  readonly indicative: boolean;
}

/** Something we took for granted, in words; `source` begins with how well it is known. */
export interface Assumption {
  readonly key: string;
  /** The numbers in `text` and `value` by name: what a translated sentence is filled with. */
  readonly values: Readonly<Record<string, string | number>>;
  readonly text: string;
  readonly value: string;
  readonly source: string;
  /** ISO date, month or year; absent from what the visitor or their meter told. */
  readonly date?: string;
  readonly group: 'home' | 'prices' | 'system' | 'behaviour';
}

/** What a heat pump quote says of the home's heat: kWh and pounds a year. */
export interface HeatBreakdown {
  readonly heatDemand: number;
  readonly spaceHeat: number;
  readonly hotWater: number;
  /** W/K */
  readonly heatLoss: number;
  /** kW on the cold day. */
  readonly designHeatLoss: number;
  readonly pumpElectricity: number;
  /** Heat for each unit of electricity over a year. */
  readonly efficiency: number;
  /** What the pump adds to the electricity bill on the recommended tariff. */
  readonly pumpCost: number;
  readonly oldFuelUse: number;
  readonly oldFuelCost: number;
  /** The whole home with the pump, at the price cap and on the recommended tariff. */
  readonly costAtPriceCap: number;
  readonly costOnRecommended: number;
  /** Of what the bill falls by, what a tariff does for the rest of the home, and what the pump itself does. */
  readonly savedByTariff: number;
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

/** Another system for the same home: pounds, pounds a year, years. */
export interface Alternative {
  readonly id: 'panels-only' | 'with-battery';
  readonly panels: number;
  /** kWh usable, 0 for none. */
  readonly battery: number;
  readonly cost: number;
  readonly savings: number;
  /** Null: more than the years looked at. */
  readonly breakeven: number | null;
  /** Of the savings of all the years, once the system and what is replaced in them are paid. */
  readonly left: number;
  /** Null where no tariff is compared. */
  readonly tariffName: string | null;
}

/** The prices that a result rests on. ISO dates; `pence` for each `unit`. */
export interface SentPrices {
  readonly capFrom: string;
  readonly capTo: string;
  readonly fuels: readonly {
    readonly fuel: string;
    readonly pence: number;
    readonly unit: string;
    readonly date: string;
  }[];
}

/** What stands beside the figures of every asset. */
export interface Ledger {
  readonly prices: SentPrices;
  /** How many tariffs the recommended one was chosen from; absent where there is no tariff to advise on. */
  readonly compared?: number;
  /** Of the recommended tariff. */
  readonly conditions?: readonly Condition[];
  readonly support: readonly Support[];
  /** Decided changes that are not in the figures of the first year. */
  readonly known?: readonly KnownChange[];
}

/** What a visitor decides by, beside the figures: how sure, made of what, what if, and when. */
export interface Decision {
  readonly whatIf?: WhatIf;
  readonly ranges?: readonly Range[];
  /** By the figure that each explains. */
  readonly sums?: Readonly<Record<string, Sum>>;
  /** Of the recommended tariff; absent where there is none to advise on. */
  readonly clock?: Clock;
}

export interface QuoteResult extends Partial<Ledger>, Decision {
  /** What the visitor can tell, by its name in the request, and what was told. */
  /** Whether the partner that it was made for takes enquiries here. */
  readonly takesEnquiries?: boolean;
  readonly yours?: Readonly<Record<string, string | number | null>>;
  readonly request: ResultRequest;
  readonly costModel: { readonly totalCost: number | null };
  readonly calculatedResults: readonly ResultRow[];
  readonly assumptions: readonly Assumption[];
  readonly breakdown?: HeatBreakdown;
  readonly alternatives?: readonly Alternative[];
  readonly wholeCost?: WholeCost;
  /** Why figures are unknown. */
  readonly reason?: 'charger';
}
