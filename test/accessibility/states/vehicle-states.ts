import { faults } from '../../browser/stage.ts';
import { until } from '../../browser/until.ts';
import { givesMiles, givesPlate, LEAF, picksVehicle, START, startsPast } from '../../browser/walks.ts';
import type { Walk } from '../walk.ts';

const vehicles: Walk = {
  name: 'the questions about vehicles',
  states: [
    {
      name: 'vehicle-today',
      async reach(visit) {
        await startsPast(visit, START.compare);
        await visit.sees('Which car do you drive today?');
      },
    },
    {
      name: 'vehicle-plate-wrong',
      async reach(visit) {
        await visit.types('Registration number', '1234567');
        await visit.presses('Search');
        await visit.sees('Registration number is invalid.');
      },
    },
    {
      name: 'vehicle-not-found',
      async reach(visit) {
        await visit.types('Registration number', 'ZZ99ZZZ');
        await visit.presses('Search');
        await visit.sees('Vehicle could not be found');
      },
    },
    {
      name: 'vehicle-search-failed',
      async reach(visit) {
        await faults({ call: 'POST /request/ev/regno', status: 503 });
        await visit.types('Registration number', 'FO18RDX');
        await visit.presses('Search');
        await visit.sees('Something when wrong.');
        await faults();
      },
    },
    {
      name: 'vehicle-found',
      async reach(visit) {
        await visit.presses('Retry');
        await visit.sees('Ford Focus');
      },
    },
    {
      name: 'vehicle-electric',
      async reach(visit) {
        await visit.presses('Next');
        await visit.sees('Which electric car are you thinking of?');
      },
    },
    {
      name: 'picker',
      async reach(visit) {
        await visit.presses('Select a vehicle');
        await until('the makes', () => visit.root.querySelectorAll('[name=make] option').length > 1);
        await visit.seesGone('Loading…');
      },
    },
    {
      name: 'picker-list-failed',
      async reach(visit) {
        await faults({ call: 'GET /request/ev/make/{makeId}/model', status: 503 });
        await visit.picks('Make', 'Nissan');
        await visit.sees('We couldn’t load this just now.');
        await faults();
      },
    },
    {
      name: 'picker-missing',
      async reach(visit) {
        await visit.presses('Retry');
        await visit.picks('Model', 'Leaf');
        await visit.field('Battery size');
        await visit.presses('Done');
        await visit.sees('Battery size is required');
        await visit.seesGone('Loading…');
      },
    },
    {
      name: 'vehicle-picked',
      async reach(visit) {
        await picksVehicle(visit, LEAF);
        await visit.sees('Nissan Leaf');
      },
    },
    {
      name: 'miles',
      async reach(visit) {
        await visit.presses('Next');
        await visit.sees('How far do you drive in a week?');
      },
    },
    {
      name: 'miles-low',
      async reach(visit) {
        await givesMiles(visit, '40', '20');
        await visit.sees(/^Your entered mileage is less than 100 miles/);
      },
    },
    {
      name: 'miles-refused',
      async reach(visit) {
        await givesMiles(visit, '4201', '20');
        await visit.presses('See my result');
        await visit.sees('Weekday miles must be between 0 & 4200.');
        await visit.seesGone(/^Your entered mileage is less/);
      },
    },
  ],
};

const alone: Walk = {
  name: 'an electric vehicle alone',
  states: [
    {
      name: 'vehicle-electric-by-plate',
      async reach(visit) {
        await startsPast(visit, START.evOnly);
        await visit.sees('Which electric car are you thinking of?');
      },
    },
    {
      name: 'result-electric-vehicle-alone',
      async reach(visit) {
        await givesPlate(visit, 'EV21LEF', 'Nissan Leaf');
        await visit.presses('Next');
        await givesMiles(visit, '150', '60');
        await visit.presses('See my result');
        await visit.sees('Vehicle usage');
      },
    },
    {
      name: 'what-if',
      async reach(visit) {
        await visit.opens(/^What if/);
        await visit.sees(/^Move a slider/);
      },
    },
    {
      name: 'edit-vehicle-search',
      async reach(visit) {
        await visit.presses('Change electric vehicle');
        await visit.sees('Search by Vehicle');
      },
    },
    {
      name: 'edit-vehicle-found',
      async reach(visit) {
        await givesPlate(visit, 'EV21LEF', 'Nissan Leaf');
        await visit.control('Done');
      },
    },
  ],
};

export const vehicleStates: readonly Walk[] = [vehicles, alone];
