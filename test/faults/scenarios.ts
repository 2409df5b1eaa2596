// For each call that a screen makes: how a visitor comes to it, and what must be visible if it fails.
import { type CallName, calls } from '../../src/api/calls.ts';
import type { Attributes } from '../browser/mount.ts';
import type { Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import type { Place } from './places.ts';
import { quoteScenarios } from './quote-scenarios.ts';
import { vehicleScenarios } from './vehicle-scenarios.ts';

export interface Scenario {
  readonly call: CallName;
  /** Distinguishes scenarios of the same call. */
  readonly where: string;
  /** The calls of one wave fail together, so no scenario may need another call of its own wave. */
  readonly wave: 1 | 2 | 3 | 4;
  readonly place: Place | null;
  readonly attributes?: Attributes;
  /** Goes up to the last press before the call. Without it, the call is made when the element appears. */
  readonly prepare?: (visit: Stage) => Promise<void>;
  /** Makes the call. */
  readonly act?: (visit: Stage) => Promise<void>;
  /** On the screen after success. */
  readonly good: RegExp;
  /** On the screen after a failure. */
  readonly fails: RegExp;
  /** On the screen if the server says that it has saved nothing. By default, `fails`. */
  readonly refused?: RegExp;
  /** On the screen if the call seemed to succeed but did nothing. By default, `good`. */
  readonly idle?: RegExp;
  /** True for a list, since not even a 401 or 500 of a list opens the error page (ERR-19). */
  readonly quiet?: true;
  /** The message about a 404, a response without content, or another status. */
  readonly says?: Readonly<Record<string, RegExp>>;
  /** The labels of fields whose text must still be there after the failure. */
  readonly keeps?: readonly string[];
  /** The answers that the visitor is about to change. */
  readonly changes?: readonly string[];
  /** True if no Retry is needed, since the call is optional or does not concern the visitor. */
  readonly extra?: true;
}

const FIRST: Attributes = { 'skip-home': '', journey: 'heat-pump' };
const LIST = /We couldn’t load this just now\./;

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
    good: /3 addresses|Type a house number/,
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
    good: /Type a house number/,
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
    good: /Type a house number/,
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
    // Nothing is assumed about an address that is unknown. Its meters were read.
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
    // Not in the wave of the token's faults, since on a slow machine its own token would expire meanwhile.
    wave: 4,
    place: 'heat pump, address given',
    prepare: async (visit) => void (await visit.control('Change address')),
    act: (visit) => visit.presses('Next'),
    good: /Semi-detached house/,
    fails: /Semi-detached house/,
    // The question's own list fails, too, if the page is offline.
    says: { offline: LIST },
    quiet: true,
    extra: true,
  },
];

export const scenarios: readonly Scenario[] = [...homeScenarios, ...quoteScenarios, ...vehicleScenarios];

/** Only partners who turn them on have these calls. test/journeys/share and take-along test their faults. */
const WHERE_TURNED_ON: readonly CallName[] = [
  'createShare',
  'readShare',
  'deleteShare',
  'createEnquiry',
  'withdrawEnquiry',
];

/** No screen makes these calls. Only the client has them (LOOK-13, CALL-27). */
export const withoutScreen = (Object.keys(calls) as CallName[]).filter(
  (name) => !scenarios.some(({ call }) => call === name) && !WHERE_TURNED_ON.includes(name),
);
