// For each call that a screen makes: how a visitor comes to it, and what is to be seen when it fails.
import { type CallName, calls } from '../../src/api/calls.ts';
import type { Attributes } from '../browser/mount.ts';
import type { Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import type { Place } from './places.ts';
import { quoteScenarios } from './quote-scenarios.ts';
import { vehicleScenarios } from './vehicle-scenarios.ts';

export interface Scenario {
  readonly call: CallName;
  /** Told from others of the same call. */
  readonly where: string;
  /** Only calls of one wave fail together: none of them makes another of its wave before or after its own. */
  readonly wave: 1 | 2 | 3 | 4;
  readonly place: Place | null;
  readonly attributes?: Attributes;
  /** Up to the last press before the call; where it is missing, the call is made as the element appears. */
  readonly prepare?: (visit: Stage) => Promise<void>;
  /** Makes the call. */
  readonly act?: (visit: Stage) => Promise<void>;
  /** On the screen once all went well. */
  readonly good: RegExp;
  /** On the screen when the call failed. */
  readonly fails: RegExp;
  /** On the screen when the server said that it took nothing; `fails` unless told. */
  readonly refused?: RegExp;
  /** On the screen when the call seemed to go well, but nothing was done; `good` unless told. */
  readonly idle?: RegExp;
  /** Of a 401 or 500 too: a list, whose failure opens no error page (ERR-19). */
  readonly quiet?: true;
  /** What is said of a 404, of an answer without content, or of another status. */
  readonly says?: Readonly<Record<string, RegExp>>;
  /** Fields by their labels: what stands in them when the call is made still stands there when it failed. */
  readonly keeps?: readonly string[];
  /** The answers that the visitor is about to change. */
  readonly changes?: readonly string[];
  /** There is nothing to press: what the call brings is an extra, or nobody's concern. */
  readonly extra?: true;
}

const FIRST: Attributes = { 'skip-home': '', journey: 'heat-pump' };
const LIST = /We couldn't load this just now\./;

async function typesPostcode(visit: Stage): Promise<void> {
  await visit.types('Postcode', 'BS19AA');
}

async function listsAddresses(visit: Stage): Promise<void> {
  await typesPostcode(visit);
  await visit.presses('Search');
  await until('the addresses', () => visit.root.querySelector('[role=option]'));
}

const choosesAddress = async (visit: Stage) =>
  visit.root.querySelector<HTMLElement>('[role=option]')?.click();

const homeScenarios: readonly Scenario[] = [
  {
    call: 'authToken',
    where: 'the first search',
    wave: 3,
    place: null,
    attributes: FIRST,
    async act(visit) {
      await typesPostcode(visit);
      await visit.presses('Search');
    },
    good: /3 addresses|Filter by house/,
    fails: LIST,
    quiet: true,
    keeps: ['Postcode'],
  },
  {
    call: 'reccoAddresses',
    where: 'the search for addresses',
    wave: 1,
    place: null,
    attributes: FIRST,
    prepare: typesPostcode,
    act: (visit) => visit.presses('Search'),
    good: /Filter by house/,
    fails: LIST,
    quiet: true,
    keeps: ['Postcode'],
  },
  {
    call: 'verifiedAddresses',
    where: 'the search for verified addresses',
    wave: 1,
    place: null,
    attributes: { ...FIRST, 'gb-data': '' },
    prepare: typesPostcode,
    act: (visit) => visit.presses('Search'),
    good: /Filter by house/,
    fails: LIST,
    quiet: true,
    keeps: ['Postcode'],
  },
  {
    call: 'addressMeters',
    where: 'the choice of an address',
    wave: 1,
    place: null,
    attributes: FIRST,
    prepare: listsAddresses,
    act: choosesAddress,
    good: /What we found/,
    fails: /We could not read the meters at this address\./,
    keeps: ['Postcode'],
  },
  {
    call: 'addressDefaults',
    where: 'the choice of an address',
    wave: 2,
    place: null,
    attributes: FIRST,
    prepare: listsAddresses,
    act: choosesAddress,
    good: /What we found/,
    fails: /We could not read the meters at this address\./,
    // Nothing is assumed of an address that is not known; its meters were read.
    says: { 404: /What we found/ },
    keeps: ['Postcode'],
  },
  {
    call: 'suppliers',
    where: 'what we found',
    wave: 2,
    place: 'heat pump, address given',
    good: /What we found[\s\S]*kWh a year/,
    fails: /What we found[\s\S]*kWh a year/,
    quiet: true,
    extra: true,
  },
  {
    call: 'tariffs',
    where: 'what we found',
    wave: 1,
    place: 'heat pump, address given',
    good: /What we found[\s\S]*kWh a year/,
    fails: /What we found[\s\S]*kWh a year/,
    quiet: true,
    extra: true,
  },
  {
    call: 'ashpPropertyTypes',
    where: 'the question of the home’s type',
    wave: 1,
    place: 'heat pump, address given',
    prepare: async (visit) => void (await visit.control('Change address')),
    act: (visit) => visit.presses('Next'),
    good: /Semi-detached house/,
    fails: LIST,
    quiet: true,
  },
  {
    call: 'esaPropertyTypes',
    where: 'the question of the home’s type',
    wave: 1,
    place: 'solar, address given',
    prepare: async (visit) => void (await visit.control('Change address')),
    act: (visit) => visit.presses('Next'),
    good: /Semi-detached house/,
    fails: LIST,
    quiet: true,
  },
  {
    call: 'trackRecords',
    where: 'the next question',
    // Not beside the token's faults: on a slow machine its own runs out meanwhile.
    wave: 4,
    place: 'heat pump, address given',
    prepare: async (visit) => void (await visit.control('Change address')),
    act: (visit) => visit.presses('Next'),
    good: /Semi-detached house/,
    fails: /Semi-detached house/,
    // The question itself asks for its list.
    says: { offline: LIST },
    quiet: true,
    extra: true,
  },
];

export const scenarios: readonly Scenario[] = [...homeScenarios, ...quoteScenarios, ...vehicleScenarios];

/** Made on the screens of a partner who turns them on: test/journeys/share and take-along have their faults. */
const WHERE_TURNED_ON: readonly CallName[] = [
  'createShare',
  'readShare',
  'deleteShare',
  'createEnquiry',
  'withdrawEnquiry',
];

/** The calls that no screen makes: typed and offered by the client alone (LOOK-13, CALL-27). */
export const withoutScreen = (Object.keys(calls) as CallName[]).filter(
  (name) => !scenarios.some(({ call }) => call === name) && !WHERE_TURNED_ON.includes(name),
);
