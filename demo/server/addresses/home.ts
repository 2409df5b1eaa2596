// Knows what a synthetic home is: an address, its meters and what they read in a year.
import type { MeterScenario } from './meter-scenarios.ts';

export interface Home {
  /** The postcode and the home's place in its street: all else can be worked out from it. */
  readonly id: string;
  readonly line1: string;
  readonly line2: string;
  readonly town: string;
  /** With its space. */
  readonly postcode: string;
  readonly propertyTypeId: number;
  readonly scenario: MeterScenario;
  /** Null where there is no such meter. */
  readonly mpan: string | null;
  readonly mprn: string | null;
  readonly electricitySupplierId: number;
  readonly gasSupplierId: number;
  readonly isSmart: boolean;
  readonly payMethod: string;
  /** kWh a year. */
  readonly electricityUse: number;
  readonly gasUse: number;
}
