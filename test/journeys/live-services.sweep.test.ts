// LIVE-01 to LIVE-06: each journey reaches its result if the operator uses all live services. The services are simulated:
// first all of them work, then each fails in the ways that it documents and in the usual ways of a network.
import { expect } from '@open-wc/testing';
import { hurry } from '../browser/hurried-time.ts';
import { leave, open, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { CONTACT, choosesFirst, givesMiles, LEAF, picksVehicle, START } from '../browser/walks.ts';
import { allRequests, ownFetch } from '../browser/wire.ts';
import { type Failing, failingWalks, type Journey, titleOf } from './failing-walks.ts';

const api = await (await fetch('/own-api-with-fakes')).text();

/** Makes these services fail. The API restarts, so it has no cached answers. */
async function strikes(failing: Failing): Promise<void> {
  const ways = Object.entries(failing).map(([name, way]) => [name, way?.how ?? null]);
  const url = new URL('/_fakes', api);
  url.searchParams.set('failing', JSON.stringify(Object.fromEntries(ways)));
  expect((await ownFetch(url)).status).to.equal(204);
}

const AWAY =
  /^(We couldn’t load this just now\.|The register of vehicles cannot be reached at the moment\.)$/;
const NO_ADDRESS = /^We found no addresses for BS1 4ST\./;
const NO_VEHICLE = 'Vehicle could not be found';

/** Text of each result that depends on a service. */
const PROVENANCE: Readonly<Record<Journey, readonly RegExp[]>> = {
  solar: [/PVGIS/],
  heatPump: [/energy certificate, from the register/],
  compare: [/DVSA’s MOT history/, /DESNZ weekly road fuel prices/],
  evOnly: [/energy certificate, from the register/],
  all: [/PVGIS/],
};

async function walks(journey: Journey, failing: Failing): Promise<Stage> {
  const ill = { ...failing };
  await strikes(ill);
  const visit = await open({ ...CONTACT, 'api-base': api });
  await visit.presses(START[journey]);
  await visit.sees('Where is your home?');
  await visit.types('Postcode', 'BS1 4ST');
  for (const service of ['osPlaces', 'idealPostcodes'] as const)
    if (ill[service]) {
      await visit.presses('Search');
      await visit.sees(ill[service].means === 'none' ? NO_ADDRESS : AWAY);
      ill[service] = null;
      await strikes(ill);
    }
  await visit.presses(/^(Search|Retry)$/);
  await choosesFirst(visit);
  await visit.presses('Next');
  await answersHome(visit, journey);
  if (journey === 'compare' || journey === 'all') {
    await findsCar(visit, 'AB19CDE', 'Volkswagen Golf', ill);
    await visit.presses('Next');
    await visit.presses('Select a vehicle');
    await picksVehicle(visit, LEAF);
  } else if (journey === 'evOnly') await findsCar(visit, 'AB25EVS', 'Nissan Leaf', ill);
  if (journey !== 'solar' && journey !== 'heatPump') {
    await visit.presses('Next');
    await givesMiles(visit, '150', '60');
  }
  await visit.presses('See my result');
  await until('the result', () => visit.root.querySelector('.results .what-next'));
  const shown = visit.root.textContent ?? '';
  expect(shown).not.to.match(/NaN|undefined|\[object|Infinity|<script/);
  expect(visit.root.querySelector('script')).to.equal(null);
  expect(Reflect.get({}, 'polluted')).to.equal(undefined);
  for (const { text } of allRequests()) expect(text ?? '').not.to.match(/of[-_]nobody/);
  return visit;
}

async function answersHome(visit: Stage, journey: Journey): Promise<void> {
  if (journey === 'compare' || journey === 'evOnly') return;
  await visit.sees('What type of home is it?');
  await visit.chooses('Mid-terrace house');
  await visit.presses('Next');
  if (journey !== 'heatPump') await visit.sees('How much of the day is someone at home?');
  if (journey === 'all') await visit.presses('Next');
  if (journey === 'solar') return;
  await visit.sees('How is your home heated today?');
  await visit.chooses('Gas');
  await visit.chooses('Medium');
  if (journey === 'all') await visit.presses('Next');
}

/** One of the two registers is enough. If neither finds the car, the message says what failed. */
async function findsCar(visit: Stage, plate: string, card: string, ill: Failing): Promise<void> {
  await visit.types('Registration number', plate);
  if (ill.mot) {
    const isNone = ill.mot.means === 'none' && ill.dvla?.means !== 'away';
    await visit.presses('Search');
    await visit.sees(isNone ? NO_VEHICLE : AWAY);
    await strikes({ ...ill, mot: null });
  }
  await visit.presses('Search');
  await visit.sees(card);
}

describe('a journey with all live services on', () => {
  before(() => hurry(2));
  after(() => hurry(1));

  for (const journey of Object.keys(START) as Journey[])
    it(`LIVE-01 LIVE-03 LIVE-04: ${START[journey]}: names the services’ answers`, async () => {
      const visit = await walks(journey, {});
      for (const source of [/energy certificate/i, ...PROVENANCE[journey]])
        await until(`${source}`, () => source.test(visit.root.textContent ?? ''));
      await leave(visit);
    });

  for (const [nth, [journey, failing]] of failingWalks().entries())
    it(`LIVE-05 LIVE-06: ${nth + 1}. ${START[journey]}, ${titleOf(failing)}`, async () => {
      await leave(await walks(journey, failing));
    });
});
