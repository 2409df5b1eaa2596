// A partner reads the counts of visits to its own pages: each visit is counted exactly once.
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { STAGES, WAY } from '../counting/stages.ts';
import { openStore, type Store } from '../open-store.ts';
import type { Settings } from '../settings.ts';
import { type RandomVisit, randomVisit, recordOf, seededRandom } from '../visits/random-visits.ts';
import { bothStores } from './both-stores.ts';
import { partnerNamed, readOwn, until } from './partner.ts';
import { runServer, type TestServer } from './running-server.ts';
import { assertViewOf, detailsOf, rowsOf, sumAll } from './view-of-drawn.ts';

const { stores } = await bothStores();
const [brook, vale] = [partnerNamed('brook'), partnerNamed('vale')];
const OPERATOR = { ...partnerNamed('operator'), id: 'operator' };
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const FROM_BROOK = { partnerId: 'brook', origin: 'https://brook.example', isCounted: true };
/** User agents of declared robots: crawlers, automated browsers, uptime monitors and our own tools. */
const ROBOTS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36',
  'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
  'Pingdom.com_bot_version_1.4_(http://www.pingdom.com/)',
  `${BROWSER} energy-quote-monitor/1.0`,
];
const SOMETIME = ['2000-01-01', '2100-01-01'] as const;

async function counted(store: Store, kind: string, partnerId = 'brook'): Promise<Record<string, number>> {
  const sums = await store.visits.sums(partnerId, ...SOMETIME);
  const all: Record<string, number> = {};
  for (const sum of sums) if (sum.kind === kind) all[sum.name] = (all[sum.name] ?? 0) + sum.visits;
  return all;
}

async function classes(store: Store, kind: string): Promise<Record<string, number>> {
  const all: Record<string, number> = {};
  for (const sum of await store.visits.sums('brook', ...SOMETIME))
    if (sum.kind === kind) all[`${sum.name} ${sum.of}`] = (all[`${sum.name} ${sum.of}`] ?? 0) + sum.visits;
  return all;
}

/** Whether a record is the only source of a fact: the furthest step, where and why it stopped, or an action at a result. */
function isNeeded(visit: RandomVisit, at: number): boolean {
  const details = detailsOf(visit)[at]!;
  return (
    at === visit.records.length - 1 ||
    ['engaged', 'enquired', 'refused'].includes(details.stage!) ||
    details.saving !== undefined ||
    details.taken !== undefined ||
    (visit.way === 4 && details.page === 'quoteResults')
  );
}

function countBy(visits: readonly RandomVisit[], kind: string, name: string): Record<string, number> {
  const all: Record<string, number> = {};
  for (const visit of visits) {
    const own = detailsOf(visit).filter(
      (one) => kind === 'reached' || one.page === 'failure' || one[kind] !== undefined,
    );
    for (const what of new Set(own.map((one) => one[name]).filter((one) => one !== undefined)))
      all[what] = (all[what] ?? 0) + 1;
  }
  return all;
}

/** Each occurs at most once in a random visit. */
function classesOf(visits: readonly RandomVisit[], kind: string, of: (number: number) => string) {
  const all: Record<string, number> = {};
  for (const one of visits.flatMap(detailsOf)) {
    if (one[kind] === undefined) continue;
    const key = `${one.left ?? one.asset} ${one[kind] && of(Number(one[kind]))}`;
    all[key] = (all[key] ?? 0) + 1;
  }
  return all;
}

for (const { name, skip, place } of stores) {
  describe(`visits kept ${name}`, { skip }, () => {
    it('EARN-03: are each counted once despite reloads, duplicates, lost records, a restart and any order', async (t) => {
      const random = seededRandom(33);
      const visits = Array.from({ length: 1000 }, () =>
        randomVisit(
          random,
          { path: random() < 0.6 ? '/one' : '/two', variant: random() < 0.5 ? 'short' : 'long' },
          random() < 0.6 ? 'ashp' : 'solar',
        ),
      );
      const sent = visits.flatMap((visit) => {
        const { records } = visit;
        const kept = records.filter((_, at) => isNeeded(visit, at) || random() > 0.2);
        return [...kept, ...kept.filter(() => random() < 0.3), ...records.slice(0, random() < 0.2 ? 1 : 0)];
      });
      const shuffled = sent.map((record) => [random(), record] as const).sort(([a], [b]) => a - b);
      const here = await place();
      let store = await openStore(here);
      let isOpen = true;
      t.after(() => isOpen && store.close());
      for (let at = 0; at < shuffled.length; at += 700) {
        await store.addTracking(
          shuffled.slice(at, at + 700).map(([, record]) => record),
          FROM_BROOK,
        );
        await store.visits.sum(450);
        if (at === 2100) await store.close();
        if (at === 2100) store = await openStore(here);
      }
      await sumAll(store);
      const came = (stage: number) => visits.filter(({ way }) => way >= stage).length;
      const expected = Object.fromEntries(WAY.map((stage, at) => [stage, came(at)]));
      const enquired = visits.filter(({ isEnquired }) => isEnquired).length;
      const [engaged, taken] = [
        visits.filter((visit) => detailsOf(visit).some(({ stage }) => stage === 'engaged')).length,
        visits.filter((visit) => detailsOf(visit).some((one) => one.taken)).length,
      ];
      const stages = { ...expected, engaged, taken, enquired };
      assert.deepEqual(await counted(store, 'stage'), stages);
      const stopped: Record<string, number> = {};
      for (const one of visits) if (one.stopped) stopped[one.stopped] = (stopped[one.stopped] ?? 0) + 1;
      assert.deepEqual(await counted(store, 'stopped'), stopped);
      assert.deepEqual(await counted(store, 'refused'), countBy(visits, 'stage', 'reason'));
      assert.deepEqual(await counted(store, 'stage', 'vale'), {});
      // The lost records arrive late: then all other counts are exact, too.
      const late = visits.flatMap(({ records }) => records);
      for (let at = 0; at < late.length; at += 700)
        await store.addTracking(late.slice(at, at + 700), FROM_BROOK);
      await sumAll(store);
      assert.deepEqual(await counted(store, 'stage'), stages);
      const names = { reached: 'step', seconds: 'left', saving: 'asset', failed: 'kind' } as const;
      for (const [kind, name] of Object.entries(names))
        assert.deepEqual(await counted(store, kind), countBy(visits, kind, name), kind);
      assert.deepEqual(
        await classes(store, 'saving'),
        classesOf(visits, 'saving', (pounds) => `${Math.floor(pounds / 250) * 250}`),
      );
      assert.equal((await counted(store, 'width')).opened, visits.filter(({ way }) => way > 0).length);
      isOpen = false;
      await store.close();
      const server = await runServer({ partners: [brook], ...here });
      t.after(() => server.stop());
      assertViewOf(await rowsOf(server, brook), visits);
    });

    it('EARN-03: are counted by one server at a time, each record once', async (t) => {
      const here = await place();
      const store = await openStore(here);
      const other = here.databaseUrl ? await openStore(here) : store;
      t.after(async () => {
        await store.close();
        if (other !== store) await other.close();
      });
      const visits = Array.from({ length: 60 }, () => randomVisit(seededRandom(7)));
      await Promise.all(visits.map(({ records }) => store.addTracking(records, FROM_BROOK)));
      await Promise.all(Array.from({ length: 40 }, (_, at) => (at % 2 ? store : other).visits.sum(50)));
      await sumAll(store);
      assert.equal((await counted(store, 'stage')).opened, 60);
    });

    it('keep their counts when records and visits are deleted', async (t) => {
      const store = await openStore(await place());
      t.after(() => store.close());
      const { records } = randomVisit(seededRandom(1));
      await store.addTracking(records, { ...FROM_BROOK, received: '2026-07-01T23:30:00.000Z' });
      await sumAll(store);
      await store.deleteBefore('2027-01-01');
      await store.visits.deleteVisitsBefore('brook', '2027-01-01', '2026-07-02');
      const first = (await store.visits.sums('brook', ...SOMETIME)).find(({ kind }) => kind === 'stage');
      assert.equal(first?.day, '2026-07-02', 'half past eleven of UTC is the next day in a summer of the UK');
      await store.visits.deleteVisitsBefore('brook', '2027-01-01', '2026-07-03');
      assert.deepEqual(await store.visits.sums('brook', ...SOMETIME), []);
    });

    async function serve(t: TestContext, settings: Partial<Settings> = {}) {
      const server = await runServer({ partners: [brook, vale], ...settings, ...(await place()) });
      t.after(() => server.stop());
      return server;
    }

    function record(
      server: TestServer,
      visit: string,
      details: Record<string, string>,
      headers: Record<string, string> = {},
    ) {
      const body = [recordOf(visit, details)];
      const from = { origin: 'https://brook.example', 'user-agent': BROWSER, ...headers };
      return server.send('POST /request/user/track-records', { body, headers: from });
    }

    const opened = async (server: TestServer, partner: typeof brook) =>
      (await rowsOf(server, partner)).find(({ row, figure }) => row === 'Opened' && figure === 'Visits')
        ?.value;

    it('EARN-01, EARN-02: can be read only by their partner and the operator, without counts below five', async (t) => {
      const server = await serve(t, { operatorKey: OPERATOR.key });
      for (let at = 0; at < 4; at++) await record(server, `v${at}`, { page: 'home', action: 'Viewed' });
      await until(async () => (await opened(server, brook)) === 'fewer than 5');
      for (let at = 0; at < 7; at++) await record(server, `v${at}`, { page: 'home', action: 'Viewed' });
      await record(server, 'v1', {
        page: 'currentTariff',
        action: 'Viewed',
        path: '/account/82734982/quote',
      });
      await until(async () => (await opened(server, brook)) === '7');
      for (let at = 0; at < 5; at++)
        await record(
          server,
          `n${at}`,
          { page: 'home', action: 'Viewed' },
          { origin: 'https://elsewhere.example' },
        );
      await until(async () => (await opened(server, OPERATOR)) === '12');
      assert.equal(await opened(server, brook), '7');
      assert.equal(await opened(server, vale), undefined);
      const page = await readOwn(server, brook, '/partner/funnel?days=7');
      assert.equal(page.status, 200);
      assert.match(page.text, /<th scope="row">Opened.*<td>7<\/td>/s);
      assert.match(page.text, /<th scope="row">Started the questions<\/th><td>fewer than 5<\/td>/);
      assert.doesNotMatch(page.text + JSON.stringify(await rowsOf(server, brook)), /82734982/);
      assert.match(page.headers.get('content-security-policy') ?? '', /^default-src 'none'/);
      assert.equal(page.headers.get('cache-control'), 'no-store');
      for (const path of ['/partner/funnel', '/partner/funnel.csv']) {
        assert.equal((await server.send(`GET ${path}`, { token: null })).status, 401);
        assert.equal((await readOwn(server, { ...brook, key: vale.key }, path)).status, 401);
        assert.equal((await readOwn(server, { ...OPERATOR, key: vale.key }, path)).status, 401);
      }
      for (const query of ['days=8', 'journey=x', 'journey=__proto__'])
        assert.equal((await readOwn(server, brook, `/partner/funnel?${query}`)).status, 400);
      assert.equal((await readOwn(server, brook, '/partner/funnel.csv?separator=x')).status, 400);
    });

    it('EARN-01: have the same counts on the page and in the CSV', async (t) => {
      const here = await place();
      const store = await openStore(here);
      const random = seededRandom(2);
      const visits = Array.from({ length: 200 }, (_, at) =>
        randomVisit(random, { variant: at % 2 ? 'long' : 'short' }),
      );
      for (const { records } of visits) await store.addTracking(records, FROM_BROOK);
      await sumAll(store);
      await store.close();
      const server = await runServer({ partners: [brook], ...here });
      t.after(() => server.stop());
      const page = (await readOwn(server, brook, '/partner/funnel?journey=solar')).text;
      const rows = await rowsOf(server, brook, '?journey=solar');
      assert.ok(rows.length > 150);
      const text = page.replace(/<svg.*?<\/svg>/gs, '');
      for (const { table, row, value } of rows) {
        assert.ok(text.includes(`>${table}</h2>`), table);
        assert.ok(text.includes(`<th scope="row">${row}</th>`), row);
        assert.ok(text.includes(`<td>${value}</td>`), value);
      }
      assert.equal(
        new Set(rows.filter(({ table }) => table === 'How far visits come').map(({ row }) => row)).size,
        STAGES.length + 1,
      );
      assert.ok(
        rows.some(
          ({ table, row, value }) => table === 'By page' && row === 'brook.example/' && Number(value) > 90,
        ),
      );
      assert.ok(rows.some(({ table, row }) => table === 'Variants' && row === 'long'));
    });

    it('EARN-03: exclude robots, programs without a page, and several visits in one request', async (t) => {
      const server = await serve(t);
      const viewed = { page: 'home', action: 'Viewed' };
      for (let at = 0; at < 6; at++) {
        for (const agent of ROBOTS) await record(server, `a${at}`, viewed, { 'user-agent': agent });
        await server.send('POST /request/user/track-records', { body: [recordOf(`b${at}`, viewed)] });
      }
      const body = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'].map((visit) => recordOf(visit, viewed));
      const from = { origin: 'https://brook.example', 'user-agent': BROWSER };
      await server.send('POST /request/user/track-records', { body, headers: from });
      for (let at = 0; at < 5; at++) await record(server, `d${at}`, viewed);
      await until(async () => (await opened(server, brook)) === '5');
    });
  });
}
