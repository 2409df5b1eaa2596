import type { MeterScenario } from './meter-scenarios.ts';

export interface Address {
  /** Identifies the address when its meters are looked up. */
  readonly id: string;
  readonly line1: string;
  readonly line2: string;
  readonly town: string;
  /** With its space. */
  readonly postcode: string;
  /** The numbers of its meters; null without such a meter. */
  readonly mpan: string | null;
  readonly mprn: string | null;
}

/** The meters at an address and what they show about the home. */
export interface Supply {
  readonly mpan: string | null;
  readonly mprn: string | null;
  /** False if no meter was looked up, so there may be meters. */
  readonly lookedUp?: false;
  readonly isDomestic: boolean;
  readonly isPrepayment: boolean;
  readonly isEconomy7: boolean;
  readonly isSmart: boolean;
  readonly electricitySupplierId: number;
  readonly gasSupplierId: number;
  readonly payMethod: string;
  /** 1 to 8; 0 if unknown. */
  readonly propertyTypeId: number;
  /** kWh a year. */
  readonly electricityUse: number;
  readonly gasUse: number;
}

/** A synthetic home. Its id is the postcode and its position in the street; everything else is derived from the id. */
export interface Home extends Address, Supply {
  readonly scenario: MeterScenario;
}
