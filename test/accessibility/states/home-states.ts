// The states before and around a journey, and those of the questions about the home.
import { faults, type Stage } from '../../browser/stage.ts';
import { until } from '../../browser/until.ts';
import { choosesFirst, givesAddress, HOME, START, searches, starts } from '../../browser/walks.ts';
import type { Walk } from '../walk.ts';

const sees = async (visit: Stage, text: string | RegExp) => void (await visit.sees(text));

/** Goes to one of the widget's pages by its path. */
async function goesTo(visit: Stage, path: string, text: string): Promise<void> {
  location.hash = `#/quote/${path}`;
  await visit.sees(text);
}

/** Replaces the chosen home by one that is refused. */
async function isRefused(visit: Stage, postcode: string, why: RegExp): Promise<void> {
  await visit.presses('Change address');
  await givesAddress(visit, postcode);
  await visit.sees(why);
}

const around: Walk = {
  name: 'around a journey',
  states: [
    { name: 'home', reach: (visit) => sees(visit, 'What would an upgrade do for your home?') },
    { name: 'landing-solar', reach: (visit) => goesTo(visit, 'solar-battery', 'Solar panels and a battery') },
    {
      name: 'landing-electric-vehicle',
      reach: (visit) => goesTo(visit, 'electric-vehicle', 'Electric vehicles'),
    },
    { name: 'landing-heat-pump', reach: (visit) => goesTo(visit, 'heat-pump', 'Air-source heat pumps') },
    { name: 'error-401', reach: (visit) => goesTo(visit, 'error/401', 'Error 401') },
    { name: 'error-500', reach: (visit) => goesTo(visit, 'error/500', 'Error 500') },
    { name: 'no-result', reach: (visit) => goesTo(visit, 'results', 'No result found') },
  ],
};

const narrow: Walk = {
  name: 'in a narrow column',
  attributes: { style: 'inline-size: 320px' },
  states: [
    {
      name: 'menu',
      async reach(visit) {
        await visit.sees('What would an upgrade do for your home?');
        await visit.presses('Menu');
        await visit.control('Heat pumps');
      },
    },
  ],
};

const address: Walk = {
  name: 'the question of the address',
  states: [
    { name: 'address', reach: (visit) => starts(visit, START.heatPump) },
    {
      name: 'address-missing',
      async reach(visit) {
        await visit.presses('Next');
        await visit.sees('Address is required');
      },
    },
    {
      name: 'address-postcode-wrong',
      async reach(visit) {
        await visit.types('Postcode', 'NONSENS');
        await visit.presses('Search');
        await visit.sees('Postcode is invalid.');
        await until(
          'the postcode to be given',
          () => !visit.root.textContent?.includes('Postcode is required'),
        );
      },
    },
    {
      name: 'address-list-failed',
      async reach(visit) {
        await faults({ call: 'GET /request/address/recco', status: 503 });
        await visit.types('Postcode', 'BS19AA');
        await visit.presses('Search');
        await visit.sees('We couldn’t load this just now.');
        await faults();
      },
    },
    { name: 'address-list', reach: (visit) => searches(visit, HOME.gasSemi) },
    {
      name: 'address-no-match',
      async reach(visit) {
        await visit.types('Choose your address', '14zz');
        await visit.sees('0 matches for 14zz');
      },
    },
    {
      name: 'address-meters-failed',
      async reach(visit) {
        await visit.types('Choose your address', '');
        await visit.sees('24 addresses in Bristol, BS1 9AA');
        await faults({ call: 'POST /request/address/recco/details', status: 503 });
        const first = await until('an address', () => visit.root.querySelector<HTMLElement>('[role=option]'));
        first.click();
        await visit.sees('We could not read the meters at this address.');
        await faults();
      },
    },
    {
      name: 'address-chosen',
      async reach(visit) {
        await visit.presses('Retry');
        await visit.sees('What we found');
      },
    },
    {
      name: 'address-correction',
      async reach(visit) {
        await visit.presses(/^Not right\? Correct the electricity use/);
        await visit.field('Electricity use');
      },
    },
    {
      name: 'address-refused',
      async reach(visit) {
        await visit.presses('Change address');
        await searches(visit, 'BS1 9AH');
        await choosesFirst(visit);
        await visit.sees(/registered as a commercial or non-domestic energy meter/);
      },
    },
    {
      name: 'address-refused-prepayment',
      reach: (visit) => isRefused(visit, 'BS1 9AF', /^The tariffs we compare/),
    },
    {
      name: 'address-refused-gas-only',
      reach: (visit) => isRefused(visit, 'BS1 9AG', /^Heat pumps, solar panels/),
    },
    {
      name: 'address-refused-no-meter',
      reach: (visit) => isRefused(visit, 'BS1 9AJ', /until new or divided homes/),
    },
    {
      name: 'address-off-gas',
      async reach(visit) {
        await visit.presses('Change address');
        await givesAddress(visit, HOME.oilCottage);
        await visit.sees('What we found');
      },
    },
  ],
};

const home: Walk = {
  name: 'the questions about the home',
  states: [
    {
      name: 'property-type',
      async reach(visit) {
        await starts(visit, START.all);
        await givesAddress(visit);
        await visit.presses('Next');
        await visit.sees('What type of home is it?');
        await visit.sees('Semi-detached house');
      },
    },
    {
      name: 'property-type-refused',
      async reach(visit) {
        await visit.chooses('Flat');
        await visit.presses('Next');
        await visit.sees('We are unable to provide Solar quotes for Flats and Maisonette property types');
      },
    },
    {
      name: 'property-usage',
      async reach(visit) {
        await visit.chooses('Semi-detached house');
        await visit.presses('Next');
        await visit.sees('How much of the day is someone at home?');
      },
    },
    {
      name: 'heating',
      async reach(visit) {
        await visit.presses('Next');
        await visit.sees('How is your home heated today?');
      },
    },
    {
      name: 'heating-missing',
      async reach(visit) {
        await visit.presses('Next');
        await visit.sees('Insulation is required');
      },
    },
  ],
};

export const homeStates: readonly Walk[] = [around, narrow, address, home];
