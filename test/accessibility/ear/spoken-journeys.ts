// Each journey as it is walked for its transcript: what is done, in a visitor's words.

import type { Attributes } from '../../browser/mount.ts';
import { faults } from '../../browser/stage.ts';
import { START, WEEKDAY, WEEKEND } from '../../browser/walks.ts';
import type { Told } from './tell.ts';

export interface SpokenJourney {
  /** Also the name of its transcript. */
  readonly name: string;
  readonly attributes?: Attributes;
  readonly walk: (told: Told) => Promise<void>;
}

async function givesAddress({ types, presses, does }: Told): Promise<void> {
  await types('Postcode', 'BS1 9AA');
  await presses('Search');
  await types('Choose your address', '14 harb');
  await does('arrow down', 'ArrowDown');
  await does('Enter', 'Enter');
  await presses('Next');
}

/** The car of today by its plate, the electric one by its names, and the miles of a week. */
async function givesCars({ types, presses, picks }: Told): Promise<void> {
  await types('Registration number', 'FO18 RDX');
  await presses('Search');
  await presses('Next');
  await presses('Select a vehicle');
  await picks('Make', 'Nissan');
  await picks('Model', 'Leaf');
  await picks('Battery size', '39 kWh');
  await presses('Done');
  await presses('Next');
  await types(WEEKDAY, '150');
  await types(WEEKEND, '60');
}

const heatPump: SpokenJourney = {
  name: 'heat-pump',
  attributes: { share: 'on', enquiries: 'api', 'brand-name': 'Brook Energy' },
  async walk(told) {
    await told.presses(START.heatPump);
    await givesAddress(told);
    await told.chooses('Semi-detached house');
    await told.presses('Next');
    await told.chooses('Medium');
    await told.presses('See my result');
    await told.moves('Drag the day', 'ArrowRight', 3);
    await told.opens('What if…?');
    await told.moves('Heat for each unit of electricity', 'ArrowRight', 2);
    await told.presses('Print');
    await told.presses('Share these results');
    await told.presses('Delete the link');
    await told.presses('Arrange a call');
    await told.types('Full name', 'Ada Visitor');
    await told.types('Email', 'ada@example.org');
    await told.types('Phone', '0117 496 0000');
    await told.picks('Best contact time', 'PM-Afternoon');
    await told.chooses('Yes');
    await told.presses('Enquire');
    await told.presses('Take it back');
  },
};

const solar: SpokenJourney = {
  name: 'solar',
  async walk(told) {
    await told.presses(START.solar);
    await givesAddress(told);
    await told.chooses('Semi-detached house');
    await told.presses('Next');
    await told.chooses('Unsure');
    await told.presses('See my result');
    await told.opens('Detailed Breakdown');
    await told.moves('You make more than you use', 'ArrowRight', 2);
    await told.presses('Show as table: You make more than you use from March to October');
    await told.readsTable();
    await told.opens('What if…?');
    await told.moves('Electricity price', 'ArrowRight', 3);
    await told.moves('Loan term', 'ArrowLeft');
    await told.presses('Back to the quote');
    await told.presses('Change property');
    await told.chooses('Detached house');
    await told.presses('Done');
    await told.presses('Arrange a call');
    await told.presses('Enquire');
    await told.presses('Full name is required');
    await told.types('Additional information', 'Please call after six in the evening. '.repeat(4));
    await told.presses('Cancel');
  },
};

const compare: SpokenJourney = {
  name: 'ev-compare',
  async walk(told) {
    await told.presses(START.compare);
    await givesAddress(told);
    await givesCars(told);
    await told.presses('See my result');
    await told.opens('What if…?');
    await told.moves('Miles a year', 'ArrowRight', 2);
  },
};

const evOnly: SpokenJourney = {
  name: 'ev-only',
  async walk(told) {
    await told.presses(START.evOnly);
    await givesAddress(told);
    await told.types('Registration number', 'EV21 LEF');
    await told.presses('Search');
    await told.presses('Next');
    await told.types(WEEKDAY, '40');
    await told.types(WEEKEND, '20');
    await told.types(WEEKEND, '60');
    await told.presses('See my result');
  },
};

const all: SpokenJourney = {
  name: 'all',
  async walk(told) {
    await told.presses(START.all);
    await givesAddress(told);
    await told.chooses('Semi-detached house');
    await told.presses('Next');
    await told.chooses('Unsure');
    await told.presses('Next');
    await told.chooses('Medium');
    await told.presses('Next');
    await givesCars(told);
    await told.presses('See my result');
    await told.presses('EV');
    await told.presses('Heat Pump');
  },
};

const problems: SpokenJourney = {
  name: 'problems',
  async walk(told) {
    await told.presses(START.solar);
    await told.presses('Search');
    await told.does('Enter', 'Enter');
    await told.presses('Next');
    await givesAddress(told);
    await told.chooses('Flat');
    await told.chooses('Semi-detached house');
    await told.presses('Next');
    await told.chooses('Unsure');
    const call = 'POST /request/customer/esa/solar/quote';
    await faults({ call, status: 422, delayMs: 600, body: { message: 'Try after noon.' } });
    await told.presses('See my result');
  },
};

export const spokenJourneys: readonly SpokenJourney[] = [heatPump, solar, compare, evOnly, all, problems];
