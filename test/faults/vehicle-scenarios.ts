import type { Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import type { Scenario } from './scenarios.ts';

/** Opens the dialog and lists the models of a make. */
async function listsModels(visit: Stage, opener: string, make: string): Promise<void> {
  await visit.presses(opener);
  await visit.picks('Make', make);
  await until('the models', () => visit.root.querySelectorAll('[name=model] option').length > 1);
}

export const vehicleScenarios: readonly Scenario[] = [
  {
    call: 'vehicleByPlate',
    where: 'the search by plate',
    wave: 1,
    place: 'compare, vehicle today',
    prepare: (visit) => visit.types('Registration number', 'FO18RDX'),
    act: (visit) => visit.presses('Search'),
    good: /Ford Focus/,
    fails: /Something when wrong/,
    says: { 404: /Vehicle could not be found/, 409: /Internal Combustion Engine \(Petrol\/Diesel\)\./ },
    keeps: ['Registration number'],
  },
  {
    call: 'vehicleMakes',
    where: 'the list of makes',
    wave: 1,
    place: 'electric vehicle',
    prepare: async (visit) => void (await visit.control('Select a vehicle')),
    act: (visit) => visit.presses('Select a vehicle'),
    good: /Choose a make[\s\S]*Nissan/,
    fails: /We couldn’t load this just now\./,
    quiet: true,
  },
  {
    call: 'vehicleModels',
    where: 'the list of models',
    wave: 2,
    place: 'electric vehicle',
    async prepare(visit) {
      await visit.presses('Select a vehicle');
      await until('the makes', () => visit.root.querySelectorAll('[name=make] option').length > 1);
    },
    act: (visit) => visit.picks('Make', 'Nissan'),
    good: /Choose a model[\s\S]*Leaf/,
    fails: /We couldn’t load this just now\./,
    quiet: true,
    keeps: ['Make'],
  },
  {
    call: 'vehicleEngines',
    where: 'the list of batteries',
    wave: 1,
    place: 'electric vehicle',
    prepare: (visit) => listsModels(visit, 'Select a vehicle', 'Nissan'),
    act: (visit) => visit.picks('Model', 'Leaf'),
    good: /39 kWh/,
    fails: /We couldn’t load this just now\./,
    quiet: true,
    keeps: ['Make', 'Model'],
  },
  {
    call: 'vehicleDetails',
    where: 'the details of a model',
    wave: 2,
    place: 'compare, vehicle today',
    prepare: (visit) => listsModels(visit, "I don't know the registration", 'Ford'),
    act: (visit) => visit.picks('Model', 'Kuga (petrol)'),
    good: /[\d.]+ miles per/,
    fails: /We could not load the details of this model\. You can still choose it\./,
    keeps: ['Make'],
  },
];
