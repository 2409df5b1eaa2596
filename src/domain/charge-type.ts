// LOOK-01, AMB-49: the ways to charge a car at home.

export const CHARGE_TYPES = [
  { id: 1, name: 'Fast 7kW' },
  { id: 3, name: '3 Pin Wall Plug 3kW' },
] as const;
export type ChargeTypeId = (typeof CHARGE_TYPES)[number]['id'];

/** CONST-08. */
export const DEFAULT_CHARGE_TYPE: ChargeTypeId = 1;
