// Random visits from a seed, recorded as the widget would record them, and the demo partner whose pages they are on.
import { createHmac, randomBytes } from 'node:crypto';
import type { TrackingRecord } from '../../../src/api/calls/visitor.ts';
import { COUNTED } from '../counting/counted-assets.ts';
import type { VisitRows } from '../counting/visit-rows.ts';
import { dayOf } from '../london-time.ts';
import type { PartnerSetting } from '../read-partners.ts';
import type { QuoteRows } from '../store/quote-rows.ts';

type Details = Readonly<Record<string, string>>;

export interface RandomVisit {
  readonly records: readonly TrackingRecord[];
  /** The index of its last stage: opened, started, address, home, questions, result. */
  readonly way: number;
  readonly isEnquired: boolean;
  /** The question where it stopped. */
  readonly stopped: string | null;
}

const stepsOf = (asset: string) => ['address', 'propertyId', ...Object.keys(COUNTED[asset]!.questions)];

export function recordOf(visit: string, details: Details): TrackingRecord {
  return {
    userRefId: visit,
    referralBranch: 'DR',
    userTrackingId: visit,
    switchId: null,
    propertyDetails: Object.entries(details).map(([name, value]) => ({ name, value })),
  };
}

/** @param random returns a number from 0 to 1 */
export function randomVisit(
  random: () => number,
  embed: Details = {},
  asset = Object.keys(COUNTED)[0]!,
): RandomVisit {
  const steps = stepsOf(asset);
  const way = Math.min(5, Math.floor(random() * 8));
  const isEnquired = way === 5 && random() < 0.3;
  // A visit that ended after its address was refused.
  const passed = way < 3 ? 0 : way === 3 ? 1 + Math.floor(random() * 2) : steps.length;
  const all: Details[] = [
    { page: 'home', action: 'Viewed' },
    { page: 'visit', action: 'Stage', path: '/', ...embed },
  ];
  if (random() < 0.03)
    all.push({ page: 'failure', action: 'Stage', kind: pick(random, ['no-answer', 'fatal']) });
  if (way > 0) all.push({ page: 'currentTariff', action: 'Viewed' });
  all.push(...questions(random, asset, way === 0 ? -1 : passed));
  if (way === 2) {
    const reason = pick(random, ['prepayment', 'prepayment', 'gasOnly']);
    all.push({ page: 'stage', action: 'Stage', stage: 'refused', reason });
  }
  if (way >= 4) all.push({ page: 'quoteResults', action: 'Viewed', asset });
  if (way === 5) all.push(...result(random, asset));
  if (isEnquired) all.push({ page: 'stage', action: 'Stage', stage: 'enquired' });
  const visit = randomBytes(16).toString('hex');
  return {
    records: all.map((details) => recordOf(visit, details)),
    way,
    isEnquired,
    stopped: way === 1 || way === 3 ? (steps[passed] ?? null) : null,
  };
}

/** @param passed the number of answered questions; the next one is seen; with -1 none is seen */
function questions(random: () => number, asset: string, passed: number): readonly Details[] {
  const steps = stepsOf(asset);
  const width = pick(random, ['360', '360', '600', '1000']);
  return steps.slice(0, passed + 1).flatMap((step, at) => {
    const left = steps[at - 1];
    const view = {
      page: 'visit',
      action: 'Stage',
      step,
      journey: Object.keys(COUNTED[asset]!.journeys)[0]!,
      width,
      ...(left && took(random, left)),
    };
    const next = { page: 'currentTariff', action: 'Next', step };
    const last = { page: 'visit', action: 'Stage', ...took(random, step) };
    return [view, ...(at < passed ? [next] : []), ...(at === steps.length - 1 && at < passed ? [last] : [])];
  });
}

function took(random: () => number, left: string): Details {
  return { left, seconds: String(5 + Math.floor(random() ** 3 * 85)) };
}

function result(random: () => number, asset: string): readonly Details[] {
  const saving = random() < 0.05 ? '' : String(Math.floor(random() * 1900) - 400);
  return [
    { page: 'stage', action: 'Stage', stage: 'estimated' },
    { page: 'visit', action: 'Stage', asset, saving },
    ...(random() < 0.5 ? [{ page: 'stage', action: 'Stage', stage: 'engaged' }] : []),
    ...(random() < 0.2 ? [{ page: 'visit', action: 'Stage', taken: pick(random, ['print', 'link']) }] : []),
  ];
}

function pick<Item>(random: () => number, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)]!;
}

/** Returns a generator of the same sequence for each seed. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const DAY = 86_400_000;
const DAYS = 60;
const ID = 'demo';
const ASSETS = Object.keys(COUNTED);

/** A demo partner with random visits, whose pages are the demo's own. */
export function demoPartner(secret: string, port: number): PartnerSetting {
  return {
    id: ID,
    name: 'the demo partner (visits before today are random)',
    key: createHmac('sha256', secret).update('demo partner').digest('hex'),
    origins: [`http://localhost:${port}`, `http://127.0.0.1:${port}`],
    webhook: null,
    retentionDays: 90,
  };
}

/** A random time of the day, more often in the evening. */
function hourOf(day: number, random: () => number): string {
  const midnight = day - (day % DAY);
  return new Date(midnight + Math.floor((23 / 24) * DAY * random() ** 0.6)).toISOString();
}

interface Store extends Pick<QuoteRows, 'addTracking'> {
  readonly visits: Pick<VisitRows, 'sums'>;
}

/** Adds random visits of 60 days in the background, unless there are visits already. Their origin marks them. */
export function startGenerating({ visits, addTracking }: Store, now: number, wake: () => void) {
  let isStopped = false;
  const random = seededRandom(60);
  const generate = async () => {
    const known = await visits.sums(
      ID,
      dayOf(new Date(now - DAYS * DAY).toISOString()),
      dayOf(new Date(now - DAY).toISOString()),
    );
    for (let day = DAYS; known.length === 0 && day > 0 && !isStopped; day--) {
      const from = { partnerId: ID, origin: 'https://drawn.example', isCounted: true };
      const generated = Array.from({ length: 15 + Math.floor(random() * 20) }, () => {
        const variant = random() < 0.5 ? 'short' : 'long';
        const path = random() < 0.7 ? '/heat-pumps' : '/blog/energy';
        return randomVisit(random, { variant, path }, ASSETS[Math.floor(random() ** 2 * ASSETS.length)]);
      });
      await Promise.all(
        generated.map(({ records }) =>
          addTracking(records, { ...from, received: hourOf(now - day * DAY, random) }),
        ),
      );
      wake();
    }
  };
  const generating = generate().catch((error: Error) =>
    console.error(`Random visits could not be added: ${error.message}`),
  );
  return {
    stop() {
      isStopped = true;
      return generating;
    },
  };
}
