// Visits as the widget records them, drawn with a seed, and how far each came.
import { randomBytes } from 'node:crypto';
import type { TrackingRecord } from '../../../src/api/calls/track-records.ts';

type Details = Readonly<Record<string, string>>;

export interface DrawnVisit {
  readonly records: readonly TrackingRecord[];
  /** 0 opened, 1 started, 2 address, 3 home, 4 questions, 5 result. */
  readonly way: number;
  readonly isEnquired: boolean;
  /** The question where it stopped. */
  readonly stopped: string | null;
}

const STEPS = {
  solar: ['address', 'propertyId', 'propertyUsage'],
  ashp: ['address', 'propertyId', 'heatingInsulation'],
};
type Asset = keyof typeof STEPS;

export function recordOf(visit: string, details: Details): TrackingRecord {
  return {
    ...{ userRefId: visit, referralBranch: 'DR', userTrackingId: visit, switchId: null },
    propertyDetails: Object.entries(details).map(([name, value]) => ({ name, value })),
  };
}

/** @param random from 0 to 1 */
export function drawVisit(random: () => number, embed: Details = {}, asset: Asset = 'solar'): DrawnVisit {
  const steps = STEPS[asset];
  const way = Math.min(5, Math.floor(random() * 8));
  const isEnquired = way === 5 && random() < 0.3;
  // Who gave an address and came no further was refused.
  const passed = way < 3 ? 0 : way === 3 ? 1 + Math.floor(random() * 2) : steps.length;
  const told: Details[] = [
    { page: 'home', action: 'Viewed' },
    { page: 'visit', action: 'Stage', path: '/', ...embed },
  ];
  if (way > 0) told.push({ page: 'currentTariff', action: 'Viewed' });
  const seen = way === 0 ? [] : steps.slice(0, passed + 1);
  for (const [at, step] of seen.entries()) {
    const left = seen[at - 1];
    const took = left ? { left, seconds: String(5 + Math.floor(random() * 40)) } : {};
    told.push({ page: 'visit', action: 'Stage', step, journey: asset, width: '600', ...took });
    if (at < passed) told.push({ page: 'currentTariff', action: 'Next', step });
  }
  if (way === 2) told.push({ page: 'stage', action: 'Stage', stage: 'refused', reason: 'prepayment' });
  if (way >= 4) told.push({ page: 'quoteResults', action: 'Viewed', asset });
  if (random() < 0.03) told.push({ page: 'failure', action: 'Viewed', kind: 'network' });
  const saving = String(Math.floor(random() * 1500));
  if (way === 5)
    told.push(
      { page: 'stage', action: 'Stage', stage: 'estimated' },
      { page: 'visit', action: 'Stage', asset, saving },
    );
  if (isEnquired) told.push({ page: 'stage', action: 'Stage', stage: 'enquired' });
  const visit = randomBytes(16).toString('hex');
  return {
    records: told.map((details) => recordOf(visit, details)),
    ...{ way, isEnquired },
    stopped: way === 1 || way === 3 ? (steps[passed] ?? null) : null,
  };
}

/** The same each time. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
