// Knows the result of a quote as it is sent: pounds, kWh and tonnes a year, pence a mile.

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
  readonly annualCost: number;
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
  readonly savings: number;
  readonly annualCost: number;
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
  readonly indicative: boolean;
}

/** Something we took for granted, in words; `source` begins with how well it is known. */
export interface Assumption {
  readonly text: string;
  readonly value: string | null;
  readonly source: string;
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
  /** January first. */
  readonly months: readonly { readonly heatDemand: number; readonly pumpElectricity: number }[];
}

export interface QuoteResult {
  readonly request: ResultRequest;
  readonly costModel: { readonly totalCost: number | null };
  readonly calculatedResults: readonly ResultRow[];
  readonly assumptions: readonly Assumption[];
  readonly breakdown?: HeatBreakdown;
}
