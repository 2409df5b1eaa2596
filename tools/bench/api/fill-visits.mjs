// Fills a store with the counts of many visits in 90 days: random tracking records, counted by the server's own code.
import { countsOf } from '../../../demo/server/counting/counts.ts';
import { addSums } from '../../../demo/server/counting/sums.ts';
import { NEW_VISIT, recordDetails, withRecord } from '../../../demo/server/counting/visit.ts';
import { migrate } from '../../../demo/server/migrations.ts';
import { openEngine } from '../../../demo/server/open-store.ts';
import { asPartner } from '../../../demo/server/store/row-security.ts';
import { randomVisit, seeded } from '../../../demo/server/visits/random-visits.ts';

const DAY = 86_400_000;
const DAYS = 90;
/** The greatest number of pages that one partner may have. */
const PAGES = 100;
const VARIANTS = ['short', 'long', 'plain'];
/** Each random visit is counted this many times. */
const ALIKE = 10;

/** @param place the store's settings; no server may be running on it */
export async function fillVisits(place, partnerId, total) {
  const engine = await openEngine(place);
  const random = seeded(90);
  try {
    await migrate(engine.db);
    for (let day = 0; day < DAYS; day += 1) {
      const sums = new Map();
      for (let visit = 0; visit < total / DAYS / ALIKE; visit += 1) add(sums, dayBefore(day), random);
      await asPartner(engine, partnerId, (change) => addSums(change, partnerId, sums));
    }
  } finally {
    await engine.close();
  }
}

const dayBefore = (days) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

function add(sums, day, random) {
  const embed = {
    path: `/page-${Math.floor(random() * PAGES)}`,
    variant: VARIANTS[Math.floor(random() * VARIANTS.length)],
  };
  const { records } = randomVisit(random, embed, random() < 0.5 ? 'ashp' : 'solar');
  const visit = records.reduce((all, record) => withRecord(all, recordDetails(record)), NEW_VISIT);
  // Most visits are in the evening, and every hour has some.
  const hour = String(Math.floor(24 * Math.sqrt(random()))).padStart(2, '0');
  for (const count of countsOf({ ...visit, hour, page: `brook.example${visit.path}` })) {
    const key = JSON.stringify({ day, ...count });
    sums.set(key, (sums.get(key) ?? 0) + ALIKE);
  }
}
