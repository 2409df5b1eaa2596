// LOOK-09…11: lists that the specification names and no screen shows.

export const RATE_TYPES = ['any', 'fixed', 'variable'] as const;

export const PREPAY_METER_TYPES = [1, 2, 3] as const;

/** As `compareFuel` names them. */
export const FUEL_TYPES = ['gas', 'electricity', 'gasElectricity'] as const;
export type FuelType = (typeof FUEL_TYPES)[number];
