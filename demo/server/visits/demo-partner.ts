// A demo partner with random visits, whose pages are the demo's own.
import { createHmac } from 'node:crypto';
import { COUNTED } from '../counting/counted-assets.ts';
import { dayOf } from '../counting/uk-time.ts';
import type { PartnerSetting } from '../read-partners.ts';
import type { QuoteRows } from '../store/quote-rows.ts';
import type { VisitRows } from '../store/visit-rows.ts';
import { randomVisit, seeded } from './random-visits.ts';

const DAY = 86_400_000;
const DAYS = 60;
const ID = 'demo';
const ASSETS = Object.keys(COUNTED);

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
export function startDrawing({ visits, addTracking }: Store, now: number, wake: () => void) {
  let isStopped = false;
  const random = seeded(60);
  const draw = async () => {
    const known = await visits.sums(
      ID,
      dayOf(new Date(now - DAYS * DAY).toISOString()),
      dayOf(new Date(now - DAY).toISOString()),
    );
    for (let day = DAYS; known.length === 0 && day > 0 && !isStopped; day--) {
      const from = { partnerId: ID, origin: 'https://drawn.example', isCounted: true };
      const drawn = Array.from({ length: 15 + Math.floor(random() * 20) }, () => {
        const variant = random() < 0.5 ? 'short' : 'long';
        const path = random() < 0.7 ? '/heat-pumps' : '/blog/energy';
        return randomVisit(random, { variant, path }, ASSETS[Math.floor(random() ** 2 * ASSETS.length)]);
      });
      await Promise.all(
        drawn.map(({ records }) =>
          addTracking(records, { ...from, received: hourOf(now - day * DAY, random) }),
        ),
      );
      wake();
    }
  };
  const drawing = draw().catch((error: Error) =>
    console.error(`Random visits could not be added: ${error.message}`),
  );
  return {
    stop() {
      isStopped = true;
      return drawing;
    },
  };
}
