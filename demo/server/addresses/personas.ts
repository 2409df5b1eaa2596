// A home for each possible course of a journey: the first address of a fixed postcode.
export interface Persona {
  readonly street: string;
  readonly line1: string;
  readonly line2: string;
  readonly propertyTypeId: number;
  /** A row of meter_scenarios.csv. */
  readonly scenario: string;
  readonly electricitySupplierId: number;
  readonly gasSupplierId: number;
  /** kWh a year. */
  readonly electricityUse: number;
  readonly gasUse: number;
}

const semi = {
  line2: '',
  propertyTypeId: 2,
  electricitySupplierId: 2,
  gasSupplierId: 2,
  electricityUse: 2700,
  gasUse: 11_500,
};

/** By postcode without its space. */
export const PERSONAS: Readonly<Record<string, Persona>> = {
  /** Gas and electricity from one supplier. */
  BS19AA: { ...semi, street: 'Harbour View Road', line1: '14 Harbour View Road', scenario: 'one-supplier' },
  /** Off the gas grid, heated by oil. */
  BS19AB: {
    ...semi,
    street: 'Mill Lane',
    line1: 'Orchard Cottage',
    line2: 'Mill Lane',
    propertyTypeId: 1,
    scenario: 'electricity',
    electricityUse: 4100,
  },
  /** Storage heaters. */
  BS19AD: {
    ...semi,
    street: 'Canal Street',
    line1: 'Flat 5',
    line2: '22 Canal Street',
    propertyTypeId: 7,
    scenario: 'economy7',
    electricitySupplierId: 4,
    electricityUse: 9200,
  },
  BS19AE: {
    ...semi,
    street: 'Chapel Street',
    line1: '31 Chapel Street',
    propertyTypeId: 4,
    scenario: 'two-suppliers',
    gasSupplierId: 6,
    electricityUse: 2500,
    gasUse: 9500,
  },
  BS19AF: {
    ...semi,
    street: 'Victoria Terrace',
    line1: '1 Victoria Terrace',
    propertyTypeId: 3,
    scenario: 'prepayment',
    electricitySupplierId: 13,
    gasSupplierId: 13,
    electricityUse: 2200,
    gasUse: 8800,
  },
  BS19AG: {
    ...semi,
    street: 'Station Road',
    line1: '7 Station Road',
    propertyTypeId: 4,
    scenario: 'gas-only',
    gasSupplierId: 6,
    gasUse: 9900,
  },
  BS19AH: {
    ...semi,
    street: 'Market Street',
    line1: 'Bridge Bakery',
    line2: '8 Market Street',
    propertyTypeId: 4,
    scenario: 'non-domestic',
    electricitySupplierId: 6,
    electricityUse: 14_000,
  },
  BS19AJ: { ...semi, street: 'Meadow Close', line1: '3 Meadow Close', scenario: 'no-data' },
};
