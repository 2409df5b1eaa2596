import { expect } from '@open-wc/testing';
import { about, resultOf, saving } from '../browser/answers.ts';
import { checkpoint } from '../browser/checkpoint.ts';
import { faults, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import {
  givesMiles,
  givesPlate,
  givesVehicles,
  pastAddress,
  picksVehicle,
  START,
  WEEKDAY,
  WEEKEND,
} from '../browser/walks.ts';
import { requests } from '../browser/wire.ts';

const DIALOG = 'dialog[open]';
const CHANGE = 'PUT /request/customer/esa/ev/quote';

const comparing = checkpoint(async () => {
  const visit = await pastAddress(START.compare);
  await givesVehicles(visit);
  return atMiles(visit);
});

const drivingAlone = checkpoint(async () => {
  const visit = await pastAddress(START.evOnly);
  await givesPlate(visit, 'EV21LEF', 'Nissan Leaf');
  await visit.presses('Next');
  return atMiles(visit);
});

async function atMiles(visit: Stage): Promise<Stage> {
  await givesMiles(visit, '150', '60');
  await visit.sees('That is about 10,920 miles a year.');
  return visit;
}

const compared = async () => asksForResult(await comparing());
const alone = async () => asksForResult(await drivingAlone());

async function asksForResult(visit: Stage): Promise<Stage> {
  await visit.presses('See my result');
  await visit.sees('Vehicle usage');
  return visit;
}

/** The one change that was sent, without the fields of every change, once the result has been fetched again. */
async function changeSent(): Promise<Record<string, unknown>> {
  await until('the result again', () => requests('quoteResult').length === 2);
  const [change, ...more] = requests('changeQuote');
  expect(more).to.deep.equal([]);
  const { quoteId, referrerBranch, ...fields } = change?.body as Record<string, unknown>;
  expect(referrerBranch).to.equal('DR');
  expect(quoteId).to.equal(requests('quoteResult')[1]?.url.searchParams.get('quoteId'));
  return fields;
}

const isOpen = (visit: Stage) => visit.root.querySelector('dialog[open]') !== null;
const closed = (visit: Stage) => until('the dialog to close', () => !isOpen(visit));
const headline = (visit: Stage) => visit.root.querySelector('[data-figure=ev-headline]')?.textContent;

/** Waits for a sentence that a screen reader would announce. */
const hears = (visit: Stage, sentence: string) =>
  until(`to hear ${sentence}`, () =>
    [...visit.root.querySelectorAll('[role=status]')].some(({ textContent }) => textContent === sentence),
  );

describe('changing the vehicles of a comparison', () => {
  afterEach(() => faults());

  it('RES-EV-22 RES-EV-19 RES-06 CALL-25: today’s is searched for by plate and replaces `current`', async () => {
    const visit = await compared();
    const before = headline(visit);
    await visit.presses('Change current vehicle');
    await visit.sees('Search by Vehicle');
    const { autocapitalize, enterKeyHint, autocomplete } = await visit.field('Registration number');
    expect([autocapitalize, enterKeyHint, autocomplete]).to.deep.equal(['characters', 'search', 'off']);
    await givesPlate(visit, 'DE16SEL', 'Volkswagen Golf');
    await visit.presses('Done');
    await closed(visit);
    expect(await changeSent()).to.deep.equal({
      current: { makeId: 40, modelId: 2019, engineSize: 1968, registrationNumber: 'DE16SEL' },
    });
    expect(await visit.card('Current vehicle'))
      .to.contain('Volkswagen Golf')
      .and.contain('was Ford Focus');
    const now = about(saving(resultOf('ev')));
    await until('the new saving', () => headline(visit) === now);
    expect(now).to.not.equal(before);
    await hears(visit, `Updated: ${now} a year by driving electric, was ${before}`);
  });

  it('RES-EV-19 RES-EV-22: or picked from the lists, from inside the search', async () => {
    const visit = await compared();
    await visit.presses('Change current vehicle');
    await visit.sees('Search by Vehicle');
    await visit.presses('Select a vehicle');
    await picksVehicle(visit, { make: 'Volkswagen', model: 'Golf (diesel)' });
    await closed(visit);
    expect(await changeSent()).to.deep.equal({ current: { makeId: 40, modelId: 2019, engineSize: 1968 } });
  });

  it('RES-EV-21: the electric one is picked from the lists and replaces `compare`', async () => {
    const visit = await compared();
    await visit.presses('Change electric vehicle');
    await visit.sees('Select a vehicle');
    await visit.field('Make');
    await picksVehicle(visit, { make: 'Nissan', model: 'Leaf', battery: '59 kWh' });
    await closed(visit);
    expect(await changeSent()).to.deep.equal({ compare: { makeId: 27, modelId: 1051, engineSize: 59 } });
    expect(await visit.card('Electric vehicle')).to.contain('59 kWh');
  });

  it('RES-EV-22 ERR-14: a plate of the wrong kind is refused with the exact sentence, and Cancel leaves all as it was', async () => {
    const visit = await compared();
    await visit.presses('Change current vehicle');
    await visit.types('Registration number', 'EV21LEF');
    await visit.presses('Search');
    await visit.sees(/is not a vehicle with an Internal Combustion Engine \(Petrol\/Diesel\)\.$/);
    await visit.presses('Cancel');
    await closed(visit);
    expect(requests('changeQuote')).to.deep.equal([]);
    expect(await visit.card('Current vehicle')).to.contain('Ford Focus');
  });

  it('RES-EV-09 AMB-36: the cards of cost, CO2 and tariff open the usage that moves them', async () => {
    const visit = await compared();
    const all = visit.controls().filter((one) => /^Change vehicle usage, which/.test(one));
    expect(all).to.have.length(2);
    for (const name of all) {
      await visit.presses(name);
      await visit.sees('Vehicle Usage');
      await visit.presses('Cancel');
      await closed(visit);
    }
  });

  it('BEY-13: a change that is refused keeps the dialog and what was chosen, and Retry saves it', async () => {
    const visit = await compared();
    await faults({ call: CHANGE, status: 503, times: 1 });
    await visit.presses('Change electric vehicle');
    await picksVehicle(visit, { make: 'Nissan', model: 'Leaf', battery: '59 kWh' });
    await visit.sees('We could not save the change. Your result is as it was.');
    expect(isOpen(visit)).to.equal(true);
    await visit.presses('Retry');
    await closed(visit);
    expect(await visit.card('Electric vehicle')).to.contain('59 kWh');
    expect(requests('changeQuote')).to.have.length(2);
  });

  it('RES-EV-21 AMB-13: changed values are those of the questions afterwards', async () => {
    const visit = await compared();
    await visit.presses('Change electric vehicle');
    await picksVehicle(visit, { make: 'Nissan', model: 'Leaf', battery: '59 kWh' });
    await closed(visit);
    history.back();
    await visit.presses('Put them back');
    await visit.presses('Back');
    await visit.sees(/^59 kWh/);
  });
});

describe('changing the vehicle of a car-only result', () => {
  it('RES-EV-20 RES-EV-19: Change opens the search for an electric vehicle, which replaces `current`', async () => {
    const visit = await alone();
    await visit.presses('Change electric vehicle');
    await visit.sees('Search by Vehicle');
    await visit.types('Registration number', 'FO18RDX');
    await visit.presses('Search');
    await visit.sees(/is not a Battery Electric vehicle \(BEV\)\.$/);
    expect(requests('vehicleByPlate').at(-1)?.body).to.deep.equal({
      registrationNumber: 'FO18RDX',
      ev: true,
    });
    await visit.presses('Select a vehicle');
    await picksVehicle(visit, { make: 'Nissan', model: 'Leaf', battery: '59 kWh' });
    await closed(visit);
    expect(await changeSent()).to.deep.equal({ current: { makeId: 27, modelId: 1051, engineSize: 59 } });
  });
});

describe('changing the usage', () => {
  afterEach(() => faults());

  async function atUsage(): Promise<Stage> {
    const visit = await compared();
    await visit.presses('Change vehicle usage');
    await visit.sees('Vehicle Usage');
    return visit;
  }

  it('RES-EV-18 RES-EV-05 CALL-25: sends only the changed miles, and fetches the result again', async () => {
    const visit = await atUsage();
    for (const label of [WEEKDAY, WEEKEND]) expect((await visit.field(label)).inputMode).to.equal('numeric');
    const chargers = [
      ...visit.root.querySelectorAll<HTMLInputElement>(`${DIALOG} input[name=chargerTypeId]`),
    ];
    expect(chargers.map(({ checked }) => checked)).to.deep.equal([true, false]);
    expect((await visit.field(WEEKDAY)).value).to.equal('150');
    expect((await visit.field(WEEKEND)).value).to.equal('60');
    await visit.types(WEEKDAY, '300');
    await visit.presses('Done');
    await closed(visit);
    expect(await changeSent()).to.deep.equal({ milesDrivenWeekDays: 300 });
    expect(await visit.card('Vehicle usage'))
      .to.contain('18,720 miles a year')
      .and.contain('was 10,920 miles a year');
  });

  it('RES-EV-18 AMB-13: miles changed here are the miles of the questions and of the next quote', async () => {
    const visit = await atUsage();
    await visit.types(WEEKDAY, '300');
    await visit.presses('Done');
    await closed(visit);
    history.back();
    await visit.presses('Put them back');
    expect((await visit.field(WEEKDAY)).value).to.equal('300');
    await visit.presses('See my result');
    await until('another quote', () => requests('createQuote').length === 2);
    expect(requests('createQuote')[1]?.body).to.include({ milesDrivenWeekDays: 300 });
  });

  it('AMB-49 LOOK-01 CONST-14: the charger can be changed', async () => {
    const visit = await atUsage();
    await visit.chooses(/^3 Pin Wall Plug 3kW/);
    await visit.presses('Done');
    await closed(visit);
    expect(await changeSent()).to.deep.equal({ chargerTypeId: 3 });
  });

  it('RES-EV-18 STEP-MILES-03…07: has the rules of the step', async () => {
    const visit = await atUsage();
    await givesMiles(visit, '0', '0');
    await visit.sees('Enter the miles you drive');
    expect(((await visit.control('Done')) as HTMLButtonElement).disabled).to.equal(true);
    await givesMiles(visit, '4201', '0');
    await visit.presses('Done');
    await visit.sees('Weekday miles must be between 0 & 4200.');
    await givesMiles(visit, '50', '20');
    await visit.sees(/^Your entered mileage is less than 100 miles for the week\./);
    await visit.presses('Done');
    await closed(visit);
    expect(await changeSent()).to.deep.equal({ milesDrivenWeekDays: 50, milesDrivenWeekEnds: 20 });
  });

  it('BEY-13: a change that gets no answer keeps the miles, and Retry saves them', async () => {
    const visit = await atUsage();
    await faults({ call: CHANGE, reset: true });
    await visit.types(WEEKDAY, '300');
    await visit.presses('Done');
    await visit.sees('Something when wrong');
    expect((await visit.field(WEEKDAY)).value).to.equal('300');
    await faults();
    await visit.presses('Retry');
    await closed(visit);
    expect(await visit.card('Vehicle usage')).to.contain('18,720 miles a year');
  });
});
