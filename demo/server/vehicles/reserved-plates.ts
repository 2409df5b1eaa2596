// Plates with a fixed outcome, for demonstrations and tests.
import { CATALOGUE, type CatalogueVehicle } from './catalogue.ts';
import type { PlateOutcome } from './plate-outcome.ts';

function chosen(make: string, model: string, engine: (vehicle: CatalogueVehicle) => boolean): PlateOutcome {
  const vehicle = CATALOGUE.find((one) => one.make === make && one.model === model && engine(one));
  if (!vehicle) throw new Error(`The catalogue has no ${make} ${model} for a reserved plate.`);
  return { kind: 'found', vehicle };
}

export const RESERVED_PLATES: ReadonlyMap<string, PlateOutcome> = new Map<string, PlateOutcome>([
  ['FO18RDX', chosen('Ford', 'Focus', ({ fuel }) => fuel === 'Petrol')],
  ['DE16SEL', chosen('Volkswagen', 'Golf', ({ fuel }) => fuel === 'Diesel')],
  ['EV21LEF', chosen('Nissan', 'Leaf', ({ batterySize }) => batterySize === 39)],
  ['PH71EVS', { kind: 'other', what: 'a plug-in hybrid' }],
  ['HG71VTR', { kind: 'other', what: 'a lorry' }],
  ['ZZ99ZZZ', { kind: 'none' }],
]);
