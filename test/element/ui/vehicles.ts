import { type ChosenVehicle, NO_VEHICLE } from '../../../src/domain/vehicle.ts';

export const LEAF: ChosenVehicle = {
  ...NO_VEHICLE,
  make: 'Nissan',
  makeId: 27,
  model: 'Leaf',
  modelId: 1051,
  isEv: true,
  batterySize: 59,
  registrationNumber: 'EV21LEF',
};
export const FOCUS: ChosenVehicle = {
  ...NO_VEHICLE,
  make: 'Ford',
  makeId: 12,
  model: 'Focus',
  modelId: 90,
  isEv: false,
  engineSize: 1498,
  batterySize: 3,
  image: '/test/host-pages/pages/assets/mark.svg',
};
