// Snapshots of the screens before and around a result, with the navigation bar and the footer.
// After an intended change, look at it and run: npx wtr --files test/journeys/screens.test.ts --update-snapshots
import { onDay, onTheServersDay } from '../browser/page-date.ts';
import { isMadeOf } from '../browser/screen-markup.ts';
import { open, type Stage } from '../browser/stage.ts';
import {
  CONTACT,
  givesAddress,
  givesMiles,
  givesPlate,
  LEAF,
  picksVehicle,
  START,
  starts,
} from '../browser/walks.ts';

const SCREEN = '.frame';

/** Each page by its path, with a text on it. */
const PAGES = [
  ['solar-battery', 'Solar panels and a battery'],
  ['electric-vehicle', 'Electric vehicles'],
  ['heat-pump', 'Air-source heat pumps'],
  ['error/500', 'Error 500'],
  ['results', 'No result found'],
] as const;

describe('the parts of a screen', () => {
  onTheServersDay();

  it('LAY-01 HOME-01 matches its snapshot, for the home page, the landing pages and the errors', async () => {
    const visit = await open({ ...CONTACT, 'brand-name': 'Brook Energy' });
    await visit.sees('What would an upgrade do for your home?');
    await isMadeOf(visit, 'home', SCREEN);
    for (const [path, text] of PAGES) {
      location.hash = `#/quote/${path}`;
      await visit.sees(text);
      await isMadeOf(visit, path, SCREEN);
    }
  });

  it('WIZ-02 matches its snapshot, for each question, answered', async () => {
    const visit = await open(CONTACT);
    const isKept = (name: string) => isMadeOf(visit, name, SCREEN);
    const goesOn = async (text: string) => {
      await visit.presses('Next');
      await visit.sees(text);
    };
    await starts(visit, START.all);
    await isKept('address');
    await givesAddress(visit);
    await visit.sees(/^Octopus Energy · /);
    await isKept('address found');
    await goesOn('What type of home is it?');
    await visit.chooses('Semi-detached house');
    await isKept('type of home');
    await goesOn('How much of the day is someone at home?');
    await isKept('usage');
    await goesOn('How is your home heated today?');
    await visit.chooses('Medium');
    await isKept('heating');
    await goesOn('Which car do you drive today?');
    await isKept('car of today');
    await givesPlate(visit, 'FO18 RDX', 'Ford Focus');
    await isKept('car of today found');
    await goesOn('Which electric car are you thinking of?');
    await visit.presses('Select a vehicle');
    await picksVehicle(visit, LEAF);
    await visit.sees('Nissan Leaf');
    await isKept('electric car');
    await visit.presses('Next');
    await drives(visit);
    await isKept('miles');
    location.hash = '#/quote/error/404';
    await visit.sees('Error 404');
    await isKept('an error with answers kept');
  });
});

describe('the parts of a screen, on a later day', () => {
  // The day is after every quarter in the tables.
  onDay('2099-04-01T12:00:00Z');

  it('LAND-04 says that newer prices are valid, and nothing about an offer that has ended', async () => {
    const visit = await open(CONTACT);
    for (const [path, text] of PAGES.slice(0, 3)) {
      location.hash = `#/quote/${path}`;
      await visit.sees(text);
      await visit.sees(/These are prices of \w+ to \w+/);
      visit.doesNotSee('until 31 March 2027');
      await isMadeOf(visit, `${path} later`, SCREEN);
    }
  });
});

async function drives(visit: Stage): Promise<void> {
  await givesMiles(visit, '150', '60');
  await visit.sees('That is about 10,920 miles a year.');
}
