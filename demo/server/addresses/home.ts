import type { MeterScenario } from './meter-scenarios.ts';

export interface Address {
  /** By which its meters are found again. */
  readonly id: string;
  readonly line1: string;
  readonly line2: string;
  readonly town: string;
  /** With its space. */
  readonly postcode: string;
  /** Numbers of its meters; null where there is no such meter. */
  readonly mpan: string | null;
  readonly mprn: string | null;
}

/** The meters at an address and what is known of the home by them. */
export interface Supply {
  readonly mpan: string | null;
  readonly mprn: string | null;
  /** False: no meter was looked up, so that there may be some. */
  readonly lookedUp?: false;
  readonly isDomestic: boolean;
  readonly isPrepayment: boolean;
  readonly isEconomy7: boolean;
  readonly isSmart: boolean;
  readonly electricitySupplierId: number;
  readonly gasSupplierId: number;
  readonly payMethod: string;
  /** 1 to 8; 0 where it is not known. */
  readonly propertyTypeId: number;
  /** kWh a year. */
  readonly electricityUse: number;
  readonly gasUse: number;
}

/** A synthetic home; its id is the postcode and its place in the street: all else can be worked out from it. */
export interface Home extends Address, Supply {
  readonly scenario: MeterScenario;
}
