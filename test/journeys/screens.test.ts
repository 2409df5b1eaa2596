// What every screen around a result has, and what its fields tell a browser.
import { expect } from '@open-wc/testing';
import { onDay } from '../browser/page-date.ts';
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

/** Each page by its path, with a text on it. */
const PAGES = [
  ['solar-battery', 'Solar panels and a battery'],
  ['electric-vehicle', 'Electric vehicles'],
  ['heat-pump', 'Air-source heat pumps'],
  ['error/500', 'Error 500'],
  ['results', 'No result found'],
] as const;

/** The name, the kind and the keyboard of each field, and whether it is required. */
const fieldsOf = (visit: Stage) =>
  [...visit.root.querySelectorAll<HTMLInputElement>('.shell__screen input')].map((input) =>
    [
      input.name,
      input.type === 'text' ? '' : input.type,
      input.autocomplete === 'off' ? '' : input.autocomplete,
      input.inputMode,
      input.enterKeyHint,
      input.getAttribute('aria-required') && 'required',
    ]
      .filter(Boolean)
      .join(' '),
  );

describe('the screens around a result', () => {
  it('LAY-01 HOME-01: have the navigation, the way to get help and the footer, on every page', async () => {
    const visit = await open({ ...CONTACT, 'brand-name': 'Brook Energy' });
    await visit.sees('What would an upgrade do for your home?');
    const frame = () => {
      const part = (name: string) => visit.root.querySelector(`[part~=${name}]`);
      return {
        nav: part('nav')?.querySelectorAll('a').length,
        help: part('help')?.querySelector('a[href^="tel:"]')?.getAttribute('href'),
        footer: [...(part('footer')?.querySelectorAll('a[target=_blank]') ?? [])].map((link) =>
          link.getAttribute('href'),
        ),
      };
    };
    const expected = frame();
    expect(expected.help).to.equal('tel:01174960142');
    expect(expected.footer).to.include.members([CONTACT['terms-url'], CONTACT['privacy-url']]);
    for (const [path, text] of PAGES) {
      location.hash = `#/quote/${path}`;
      await visit.sees(text);
      expect(frame(), path).to.deep.equal(expected);
      expect(visit.root.querySelectorAll('[data-lead]'), path).to.have.length(1);
    }
  });

  it('WIZ-02: ask with fields that a browser can fill in, and leave an error with the answers kept', async () => {
    const visit = await open(CONTACT);
    const goesOn = async (text: string) => {
      await visit.presses('Next');
      await visit.sees(text);
    };
    await starts(visit, START.all);
    expect(fieldsOf(visit)).to.deep.equal(['postcode postal-code search']);
    await givesAddress(visit);
    await visit.sees(/^Octopus Energy · /);
    await goesOn('What type of home is it?');
    await visit.chooses('Semi-detached house');
    expect(new Set(fieldsOf(visit))).to.deep.equal(new Set(['propertyId radio']));
    await goesOn('How much of the day is someone at home?');
    expect(new Set(fieldsOf(visit))).to.deep.equal(new Set(['propertyUsage radio']));
    await goesOn('How is your home heated today?');
    await visit.chooses('Medium');
    expect(new Set(fieldsOf(visit))).to.deep.equal(new Set(['heatingFuel radio', 'insulation radio']));
    await goesOn('Which car do you drive today?');
    expect(fieldsOf(visit)).to.deep.equal(['registration search']);
    await givesPlate(visit, 'FO18 RDX', 'Ford Focus');
    await goesOn('Which electric car are you thinking of?');
    await visit.presses('Select a vehicle');
    await picksVehicle(visit, LEAF);
    await visit.sees('Nissan Leaf');
    await visit.presses('Next');
    await givesMiles(visit, '150', '60');
    await visit.sees('That is about 10,920 miles a year.');
    expect(fieldsOf(visit)).to.deep.equal([
      'vehicleUsage.weekday numeric required',
      'vehicleUsage.weekend numeric required',
    ]);
    location.hash = '#/quote/error/404';
    await visit.sees('Error 404');
    await visit.sees('Your answers are kept.');
    await visit.control('Back to my questions');
  });
});

describe('the pages before a result, on a later day', () => {
  // The day is after every quarter in the tables.
  onDay('2099-04-01T12:00:00Z');

  it('LAND-04 say that newer prices are valid, and nothing about an offer that has ended', async () => {
    const visit = await open(CONTACT);
    for (const [path, text] of PAGES.slice(0, 3)) {
      location.hash = `#/quote/${path}`;
      await visit.sees(text);
      await visit.sees(/These are prices of \w+ to \w+/);
      visit.doesNotSee('until 31 March 2027');
    }
  });
});
