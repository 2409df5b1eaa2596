// Two cars with their figures, as the server sends them: the present one and its replacement.
export const FIESTA = {
  make: 'Ford',
  model: 'Fiesta',
  isEv: false,
  engineSize: 999,
  fuel: 'Petrol',
  mpg: 40.7,
  cO2Emisions: 255,
  costPerMile: 16.911,
  annualCost: 1758.74,
};

export const ZOE = {
  make: 'Renault',
  model: 'Zoe',
  isEv: true,
  batterySize: 52,
  fuel: 'Electric',
  mpg: 3.66,
  cO2Emisions: 0,
  costPerMile: 2.43,
  costPerMileMax: 8.6,
  annualCost: 252.4,
  annualCostMax: 894.3,
};
