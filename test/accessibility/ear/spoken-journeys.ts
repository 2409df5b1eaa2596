// The journeys for the transcripts. Each action is in a visitor's words.

import type { Attributes } from '../../browser/mount.ts';
import { faults } from '../../browser/stage.ts';
import { START, WEEKDAY, WEEKEND } from '../../browser/walks.ts';
import type { ScreenReaderUser } from './screen-reader-user.ts';

interface SpokenJourney {
  /** Also the name of the transcript. */
  readonly name: string;
  readonly attributes?: Attributes;
  readonly walk: (user: ScreenReaderUser) => Promise<void>;
}

async function givesAddress({ types, presses, does }: ScreenReaderUser): Promise<void> {
  await types('Postcode', 'BS1 9AA');
  await presses('Search');
  await types('Choose your address', '14 harb');
  await does('arrow down', 'ArrowDown');
  await does('Enter', 'Enter');
  await presses('Next');
}

/** Gives the present car by its plate, the electric car by its make and model, and the miles of a week. */
async function givesCars({ types, presses, picks }: ScreenReaderUser): Promise<void> {
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
  async walk(user) {
    await user.presses(START.heatPump);
    await givesAddress(user);
    await user.chooses('Semi-detached house');
    await user.presses('Next');
    await user.chooses('Medium');
    await user.presses('See my result');
    await user.moves('Choose a time of day', 'ArrowRight', 3);
    await user.opens('What if…?');
    await user.moves('Heat for each unit of electricity', 'ArrowRight', 2);
    await user.presses('Print');
    await user.presses('Share these results');
    await user.presses('Delete the link');
    await user.presses('Arrange a call');
    await user.types('Full name', 'Ada Visitor');
    await user.types('Email', 'ada@example.org');
    await user.types('Phone', '0117 496 0000');
    await user.picks('Best contact time', 'PM-Afternoon');
    await user.chooses('Yes');
    await user.presses('Enquire');
    await user.presses('Withdraw my enquiry');
  },
};

const solar: SpokenJourney = {
  name: 'solar',
  async walk(user) {
    await user.presses(START.solar);
    await givesAddress(user);
    await user.chooses('Semi-detached house');
    await user.presses('Next');
    await user.chooses('Unsure');
    await user.presses('See my result');
    await user.opens('Detailed Breakdown');
    await user.moves('You make more than you use', 'ArrowRight', 2);
    await user.presses('Show as table: You make more than you use from March to October');
    await user.readsTable();
    await user.opens('What if…?');
    await user.moves('Change in electricity price', 'ArrowRight', 3);
    await user.moves('Loan term', 'ArrowLeft');
    await user.presses('Reset to the quote');
    await user.presses('Change property');
    await user.chooses('Detached house');
    await user.presses('Done');
    await user.presses('Arrange a call');
    await user.presses('Enquire');
    await user.presses('Full name is required');
    await user.types('Additional information', 'Please call after six in the evening. '.repeat(4));
    await user.presses('Close');
  },
};

const compare: SpokenJourney = {
  name: 'ev-compare',
  async walk(user) {
    await user.presses(START.compare);
    await givesAddress(user);
    await givesCars(user);
    await user.presses('See my result');
    await user.opens('What if…?');
    await user.moves('Miles a year', 'ArrowRight', 2);
  },
};

const evOnly: SpokenJourney = {
  name: 'ev-only',
  async walk(user) {
    await user.presses(START.evOnly);
    await givesAddress(user);
    await user.types('Registration number', 'EV21 LEF');
    await user.presses('Search');
    await user.presses('Next');
    await user.types(WEEKDAY, '40');
    await user.types(WEEKEND, '20');
    await user.types(WEEKEND, '60');
    await user.presses('See my result');
  },
};

const all: SpokenJourney = {
  name: 'all',
  async walk(user) {
    await user.presses(START.all);
    await givesAddress(user);
    await user.chooses('Semi-detached house');
    await user.presses('Next');
    await user.chooses('Unsure');
    await user.presses('Next');
    await user.chooses('Medium');
    await user.presses('Next');
    await givesCars(user);
    await user.presses('See my result');
    await user.presses('EV');
    await user.presses('Heat Pump');
  },
};

const problems: SpokenJourney = {
  name: 'problems',
  async walk(user) {
    await user.presses(START.solar);
    await user.presses('Search');
    await user.does('Enter', 'Enter');
    await user.presses('Next');
    await givesAddress(user);
    await user.chooses('Flat');
    await user.chooses('Semi-detached house');
    await user.presses('Next');
    await user.chooses('Unsure');
    const call = 'POST /request/customer/esa/solar/quote';
    await faults({ call, status: 422, delayMs: 600, body: { message: 'Try after noon.' } });
    await user.presses('See my result');
  },
};

export const spokenJourneys: readonly SpokenJourney[] = [heatPump, solar, compare, evOnly, all, problems];
