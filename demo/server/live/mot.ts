// DVSA's MOT history: make, model, fuel, engine and odometer readings by plate. The plate is in the URL's path, since the
// service offers no other way.
import * as v from 'valibot';
import type { YearlyMiles } from '../vehicles/plates.ts';
import type { Ask } from './ask.ts';
import { type Found, found, lacks, type Notices } from './found.ts';
import { amount, judge, type SaysNone, text } from './judge.ts';
import { below, type MotSetting } from './settings.ts';

const test = v.looseObject({
  completedDate: text,
  odometerValue: amount,
  odometerUnit: text,
  odometerResultType: text,
  dataSource: text,
});
const vehicle = v.looseObject({
  make: v.pipe(text, v.nonEmpty()),
  model: text,
  fuelType: text,
  engineSize: amount,
  firstUsedDate: text,
  registrationDate: text,
  manufactureDate: text,
  manufactureYear: text,
  motTests: v.nullish(v.array(test), []),
});
const token = v.looseObject({ access_token: v.string(), expires_in: v.nullish(amount, 3600) });

export type MotVehicle = v.InferOutput<typeof vehicle>;
type MotTest = v.InferOutput<typeof test>;

const SCOPE = 'https://tapi.dvsa.gov.uk/.default';
/** Milliseconds before its expiry at which a token is renewed. */
const EARLY = 60_000;
const EXPIRED = 'MOTH-FB-02';

export function motClient(setting: MotSetting, ask: Ask, notices: Notices, now: () => number = Date.now) {
  const { url, tokenUrl, key, clientId, clientSecret } = setting;
  let login: { readonly text: string; readonly until: number } | null = null;
  let pending: Promise<Found<string>> | null = null;
  const renew = async (): Promise<Found<string>> => {
    const form = {
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      scope: SCOPE,
    };
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const reply = await ask({ url: tokenUrl, headers, body: new URLSearchParams(form).toString() });
    const outcome = judge('The login of the MOT history', token, reply, notices);
    if (!outcome.ok) return outcome;
    if (!outcome.value) return lacks('unreadable');
    login = {
      text: outcome.value.access_token,
      until: now() + (outcome.value.expires_in ?? 3600) * 1000 - EARLY,
    };
    return found(login.text);
  };
  const access = () => {
    if (login && now() < login.until) return Promise.resolve(found(login.text));
    pending ??= renew().finally(() => {
      pending = null;
    });
    return pending;
  };
  const lookUp = async (plate: string, isSecond: boolean): Promise<Found<MotVehicle | null>> => {
    const bearer = await access();
    if (!bearer.ok) return bearer;
    const path = `v1/trade/vehicles/registration/${encodeURIComponent(plate)}`;
    const headers = { Authorization: `Bearer ${bearer.value}`, 'X-API-Key': key };
    const reply = await ask({ url: below(url, path), headers });
    if (!isSecond && reply.ok && reply.value.status >= 400 && codeOf(reply.value.json) === EXPIRED) {
      login = null;
      return lookUp(plate, true);
    }
    return judge('The MOT history', vehicle, reply, notices, isUnknown);
  };
  return (plate: string) => lookUp(plate, false);
}

/** True for an unregistered or invalid plate. NF-02 means that the URL is wrong. */
const isUnknown: SaysNone = (status, json) =>
  codeOf(json) === 'MOTH-IV-03' || (status === 404 && codeOf(json) !== 'MOTH-NF-02');

/** Finds the error code in any structure of the answer; empty without one. */
function codeOf(json: unknown): string {
  return /MOTH-[A-Z]{2}-\d\d/.exec(JSON.stringify(json ?? ''))?.[0] ?? '';
}

type Test = Pick<MotTest, 'completedDate' | 'odometerValue' | 'odometerUnit' | 'odometerResultType'>;

const MILES_A_KM = 0.6214;
const DAY = 86_400_000;
const YEAR = 365.25 * DAY;
const LAST_YEARS = 3;
/** Readings closer together, such as a retest's, do not show a year's miles. */
const FEWEST_DAYS = 300;
/** Miles a year; more must be a wrong reading. */
const MOST = 100_000;

interface Reading {
  readonly at: number;
  readonly miles: number;
  readonly unit: string;
}

/** A car's yearly miles, from the odometer readings of its MOT tests. Returns null if the readings are not enough. */
export function yearlyMiles(tests: readonly Test[]): YearlyMiles | null {
  const read = sinceLastDrop(readings(tests));
  const last = read.at(-1);
  const first = last && read.find(({ at }) => at >= last.at - LAST_YEARS * YEAR);
  if (!last || !first || last.at - first.at < FEWEST_DAYS * DAY) return null;
  const miles = (last.miles - first.miles) / ((last.at - first.at) / YEAR);
  const rounded = Math.round(miles / 100) * 100;
  // A car that was not driven at all does not show the miles of a normal year.
  if (rounded === 0 || miles > MOST) return null;
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { miles: rounded, from: day(first.at), to: day(last.at) };
}

function readings(tests: readonly Test[]): readonly Reading[] {
  return tests
    .filter(({ odometerResultType }) => odometerResultType === 'READ' || odometerResultType === '')
    .flatMap(({ completedDate, odometerValue: value, odometerUnit }) => {
      const at = Date.parse(completedDate);
      const unit = odometerUnit.toUpperCase() === 'KM' ? 'KM' : 'MI';
      if (value === null || value < 0 || Number.isNaN(at)) return [];
      return [{ at, unit, miles: unit === 'KM' ? value * MILES_A_KM : value }];
    })
    .toSorted((one, other) => one.at - other.at);
}

/** Drops readings before the last decrease or change of unit: the odometer was replaced or read wrong. */
function sinceLastDrop(all: readonly Reading[]): readonly Reading[] {
  const from = all.findLastIndex(
    (one, at) => at > 0 && (one.miles < all[at - 1]!.miles || one.unit !== all[at - 1]!.unit),
  );
  return all.slice(Math.max(0, from));
}
