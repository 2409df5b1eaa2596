import { expect } from '@open-wc/testing';
import type { TrackingRecord } from '../../src/api/calls/visitor.ts';
import { holdTimers } from '../browser/held-timers.ts';
import { faults, leave, open, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import {
  begins,
  CONTACT,
  givesAddress,
  givesHome,
  givesMiles,
  givesPlate,
  givesVehicles,
  pastAddress,
  START,
} from '../browser/walks.ts';
import { allRequests, forgetWire, onTheWay, requests } from '../browser/wire.ts';

const records = () => requests('trackRecords').flatMap(({ body }) => body as TrackingRecord[]);

const valuesOf = ({ propertyDetails }: TrackingRecord) =>
  Object.fromEntries(propertyDetails.map(({ name, value }) => [name, value])) as Record<string, string>;

/** The records in order, such as 'Viewed home' and 'Next currentTariff address'. */
const recordTexts = () =>
  records().map((record) => {
    const { page, action, ...more } = valuesOf(record);
    return [action, page, ...Object.values(more)].join(' ');
  });

const recorded = (what: string) => until(`a record of ${what}`, () => recordTexts().includes(what));

/** Walks from home to all three results, through every question and everything that may be recorded. */
async function wholeJourney(attributes: Readonly<Record<string, string>> = {}): Promise<Stage> {
  const visit = await begins(START.all, attributes);
  await givesAddress(visit);
  await visit.presses('Next');
  await visit.chooses('Detached house');
  await visit.presses('Next');
  await visit.chooses('About half a day');
  await visit.presses('Next');
  await visit.chooses('Medium');
  await visit.presses('Next');
  await givesVehicles(visit);
  await givesMiles(visit, '187', '61');
  await visit.presses('See my result');
  await visit.opens('Your details');
  await visit.sees('System cost estimate');
  return visit;
}

describe('the tracking records of a visit', () => {
  afterEach(async () => {
    forgetWire();
    await faults();
  });

  it('WIZ-21 RES-03 ROUTE-09: pages viewed, choices made, each Next and each result, by the names of the specification', async () => {
    const visit = await wholeJourney();
    await recorded('Viewed quoteResults solar');
    const arrivals = recordTexts().filter((what) => what.startsWith('Viewed quoteResults'));
    expect(arrivals, 'one arrival is one view').to.deep.equal(['Viewed quoteResults solar']);
    await visit.presses('EV');
    await recorded('Viewed quoteResults ev');
    expect(recordTexts().filter((what) => !what.startsWith('Stage'))).to.deep.equal([
      'Viewed home',
      'Viewed currentTariff',
      'Next currentTariff address',
      'Choose currentTariff propertyId',
      'Next currentTariff propertyId',
      'Choose currentTariff propertyUsage',
      'Next currentTariff propertyUsage',
      'Choose currentTariff heatingInsulation',
      'Next currentTariff heatingInsulation',
      'Choose currentTariff iceVehicle',
      'Next currentTariff iceVehicle',
      'Choose currentTariff electricVehicle',
      'Next currentTariff electricVehicle',
      'Next currentTariff vehicleUsage',
      'Viewed quoteResults solar',
      'Viewed quoteResults ev',
    ]);
    const actions = new Set(records().map((record) => valuesOf(record).action));
    expect([...actions]).to.have.members(['Viewed', 'Choose', 'Next', 'Stage']);
  });

  it('RES-03: a results page without results is recorded as Viewed too, and each page each time', async () => {
    await open(CONTACT);
    const viewed = () => recordTexts().filter((what) => what.startsWith('Viewed'));
    const pages = ['Viewed home'];
    for (const [path, page] of [
      ['results', 'quoteResults'],
      ['solar-battery', 'solarBattery'],
      ['results', 'quoteResults'],
      ['', 'home'],
    ]) {
      location.hash = `#/quote/${path}`;
      pages.push(`Viewed ${page}`);
      await until(`a record of ${page}`, () => viewed().length === pages.length);
    }
    expect(viewed()).to.deep.equal(pages);
  });

  it('WIZ-20 WIZ-21: a refused Next is not recorded as Next', async () => {
    const visit = await begins(START.heatPump);
    await visit.presses('Next');
    await visit.sees('Address is required');
    await givesAddress(visit);
    await visit.presses('Next');
    await recorded('Next currentTariff address');
    expect(recordTexts().filter((what) => what === 'Next currentTariff address')).to.have.length(1);
  });

  it('CALL-02 ENT-28 AMB-45: are sent in batches, each record with its random ids, its branch and the quote on screen', async () => {
    await wholeJourney();
    await recorded('Viewed quoteResults solar');
    expect(requests('trackRecords').length).to.be.lessThan(records().length);
    const ids = records().map(({ userRefId, userTrackingId }) => [userRefId, userTrackingId]);
    expect(new Set(ids.map(String)).size).to.equal(1);
    expect(ids[0]?.[0]).to.match(/^[0-9a-f]{32}$/);
    expect(ids[0]?.[1])
      .to.match(/^[0-9a-f]{32}$/)
      .and.not.equal(ids[0]?.[0]);
    for (const record of records()) expect(record.referralBranch).to.equal('DR');
    const last = records().findLast((record) => valuesOf(record).page === 'quoteResults');
    const quotes = requests('createQuote').map(
      ({ text }) => (JSON.parse(text ?? '') as { quoteId: string }).quoteId,
    );
    expect(quotes).to.include(last?.switchId);
    const first = records().find((record) => valuesOf(record).page === 'home');
    expect(first?.switchId).to.equal(null);
  });

  it('AMB-45: another element is another visit', async () => {
    const visit = await open(CONTACT);
    await recorded('Viewed home');
    const before = records()[0]?.userRefId;
    await leave(visit);
    await open(CONTACT);
    await recorded('Viewed home');
    expect(records()[0]?.userRefId).not.to.equal(before);
  });

  it('AMB-45: contain nothing that was typed, found or chosen about the home, its meters or its vehicles', async () => {
    await wholeJourney();
    await recorded('Viewed quoteResults solar');
    // The random ids are left out, since they may contain the same digits by chance.
    const all = JSON.stringify(
      records().map(({ referralBranch, propertyDetails }) => [referralBranch, propertyDetails]),
    );
    const details = (requests('createQuote')[0]?.body as { details: Record<string, unknown> }).details;
    const personal = [details.postcode, details.line1, details.mpan, details.mprn, details.id].map(String);
    const typed = ['BS1', 'FO18', 'Focus', 'Ford', 'Leaf', '187', '61', 'etached house', 'Bristol'];
    for (const word of [...personal, ...typed]) expect(all).not.to.contain(word);
  });

  it('AMB-45: `tracking="off"` records nothing at all', async () => {
    const visit = await wholeJourney({ tracking: 'off' });
    await leave(visit);
    expect(requests('createQuote')).to.have.length(3);
    expect(requests('trackRecords')).to.deep.equal([]);
  });

  it('AMB-45 STATE-07: nothing waits for a record, and its failure is not shown', async () => {
    await faults({ call: 'POST /request/user/track-records', status: 500 });
    const visit = await begins(START.heatPump);
    await givesAddress(visit);
    await visit.presses('Next');
    await until('a refused record', () => requests('trackRecords').some(({ status }) => status === 500));
    await givesHome(visit);
    await visit.presses('See my result');
    await visit.sees('Recommended pump size');
    visit.doesNotSee(/^Error/);
  });

  for (const { what, savings, saving } of [
    { what: 'the saving of a result in whole pounds', savings: -75.4, saving: '-75' },
    { what: "'' where a result has no saving", savings: null, saving: '' },
  ])
    it(`EARN-03: ${what} is recorded, and not again if the record is refused`, async () => {
      await faults({ call: 'POST /request/user/track-records', status: 500 });
      const visit = await pastAddress(START.evOnly);
      onTheWay('quoteResult', (answer) => ({
        ...answer,
        calculatedResults: (answer.calculatedResults as object[]).map((row) => ({ ...row, savings })),
      }));
      await givesPlate(visit, 'EV21LEF', 'Nissan Leaf');
      await visit.presses('Next');
      await givesMiles(visit, '150', '60');
      await visit.presses('See my result');
      await recorded(`Stage visit ev ${saving}`);
      await leave(visit);
      await until('a refused record', () => requests('trackRecords').every(({ status }) => status === 500));
      const seen = records()
        .map(valuesOf)
        .filter(({ asset, saving }) => asset === 'ev' && saving !== undefined);
      expect(seen.map((one) => one.saving)).to.deep.equal([saving]);
    });

  it('AMB-45: waiting records are sent at once when the element leaves the page', async () => {
    const batches = holdTimers(1000);
    try {
      const visit = await begins(START.heatPump);
      await leave(visit);
      await recorded('Viewed currentTariff');
    } finally {
      batches.release();
    }
  });
});

describe('every request', () => {
  it('ROLE-02 CALL-01 STATE-07: carries a token, as does every request except the one for the token', async () => {
    await wholeJourney();
    const tokens = allRequests().filter(({ call }) => call === 'authToken');
    const others = allRequests().filter(({ call }) => call !== 'authToken');
    expect(tokens.length).to.be.greaterThan(0);
    for (const { headers, body, method } of tokens) {
      expect([method, headers.get('authorization'), body]).to.deep.equal(['POST', null, null]);
    }
    for (const { headers } of others) expect(headers.get('authorization')).to.match(/^Bearer \S+$/);
  });

  it('CALL-28: is one of the described calls, and goes only to the API', async () => {
    await wholeJourney();
    const { origin } = new URL(window.heqTest.api);
    for (const { call, url, method } of allRequests()) {
      expect(call, `${method} ${url.href}`).not.to.equal(null);
      expect(url.origin).to.equal(origin);
    }
  });
});
