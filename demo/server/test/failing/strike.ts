// Makes one service fail in a given way, and checks that a visitor gets what section B promises.
import assert from 'node:assert/strict';
import type { Fake } from '../../live/fakes/fake-service.ts';
import { failingFake } from '../../live/fakes/fakes.ts';
import { PATIENCE, QUESTION } from '../../live/memory.ts';
import type { ServiceName } from '../../live/services.ts';
import { addresses, PLATE, plate, quoted, type Timed, type World } from './in-process.ts';
import type { Way } from './ways.ts';

/** The services that must also be on to test a service. */
const ALSO_ON: Readonly<Record<ServiceName, readonly ServiceName[]>> = {
  osPlaces: [],
  idealPostcodes: [],
  mot: [],
  dvla: [],
  epc: ['osPlaces'],
  octopus: [],
  roadFuel: [],
  pvgis: ['postcodes'],
  postcodes: ['pvgis'],
};

export const SERVICES = Object.keys(ALSO_ON) as readonly ServiceName[];

/** The paths of each service that fail separately: all, then each path that is requested after another response. */
export const PATHS: Readonly<Record<ServiceName, readonly RegExp[]>> = {
  osPlaces: [/.*/],
  idealPostcodes: [/.*/],
  mot: [/token/, /registration/],
  dvla: [/.*/],
  epc: [/search/, /certificate/],
  octopus: [/points/, /products\/$/, /products\/[^/]+\/$/, /rates/],
  roadFuel: [/.*/, /csv/],
  pvgis: [/.*/],
  postcodes: [/.*/],
};

/** Throws if the visitor gets anything other than what is promised. */
export async function strike(world: World, service: ServiceName, way: Way): Promise<void> {
  const server = await world.started([...ALSO_ON[service], service], {
    [service]: failingFake(way, service),
  });
  const question = QUESTIONS[service];
  if (question) demandQuestion(way, await question(server));
  else await demandRefined(world, service, server, way);
  assert.equal(Reflect.get({}, 'polluted'), undefined, 'every object is changed');
  world.demandSecret();
}

type Server = Awaited<ReturnType<World['started']>>;

/** Requests of services that a visitor waits for. The other services only refine a result. */
export const QUESTIONS: Partial<Readonly<Record<ServiceName, (server: Server) => Promise<Timed>>>> = {
  osPlaces: addresses,
  idealPostcodes: addresses,
  mot: (server) => plate(server, PLATE),
  dvla: (server) => plate(server, 'AA19AAA'),
};

/** The response must be empty, or an error with Retry, but never an address or a vehicle. */
function demandQuestion({ means }: Way, { status, json, waited, headers }: Timed): void {
  assert.ok(waited <= QUESTION, `${waited} ms`);
  if (means === 'none') {
    assert.ok(status === 404 || (status === 200 && Array.isArray(json) && json.length === 0), `${status}`);
    return;
  }
  assert.equal(status, 503, JSON.stringify(json));
  assert.match(json.message, /cannot be reached at the moment\.$/);
  assert.ok(Number(headers.get('Retry-After')) > 0);
}

/** The asset whose quote shows the effect of each service. */
const ASSETS = {
  epc: 'ashp',
  octopus: 'solar',
  roadFuel: 'ev',
  pvgis: 'solar',
  postcodes: 'solar',
} as const;
type Refining = keyof typeof ASSETS;

/** The quote must equal one without the service. */
async function demandRefined(
  world: World,
  service: ServiceName,
  server: Server,
  { means }: Way,
): Promise<void> {
  const asset = ASSETS[service as Refining];
  const answers = await quoted(server, asset, MORE[asset]);
  for (const [name, { status, waited, text }] of Object.entries(answers)) {
    assert.equal(status, 200, `${name}: ${text}`);
    assert.ok(waited <= PATIENCE, `${name}: ${waited} ms`);
  }
  if (means === 'part') return;
  const plain = await quoted(await world.started(service === 'epc' ? ALSO_ON.epc : []), asset, MORE[asset]);
  assert.deepEqual(answers.result.json, plain.result.json);
  const { certificate, ...defaults } = answers.defaults.json;
  assert.ok(!certificate, 'a certificate was told');
  assert.deepEqual(defaults, plain.defaults.json);
}

const MORE = { ashp: { propertyTypeId: 4, insulation: 2 }, solar: {}, ev: {} } as const;

/** All responses that depend on a service, with another simulation of it. */
export async function reached(world: World, service: ServiceName, plays: Fake): Promise<readonly Timed[]> {
  const server = await world.started([...ALSO_ON[service], service], { [service]: plays });
  const question = QUESTIONS[service];
  if (question) return [await question(server)];
  const asset = ASSETS[service as Refining];
  return Object.values(await quoted(server, asset, MORE[asset]));
}
