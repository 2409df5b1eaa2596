// Checks that visits to a new asset are counted once it is in the server's lists.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import '../../../test/insulation/server/with-insulation.ts';

const { openStore } = await import('../open-store.ts');
const { randomVisit, seededRandom: seeded } = await import('../visits/random-visits.ts');
const { partnerNamed } = await import('./partner.ts');
const { runServer, temporaryFolder } = await import('./running-server.ts');
const { detailsOf, rowsOf, sumAll } = await import('./view-of-drawn.ts');

it('EARN-01: the view has a new asset’s journey, questions and savings', async (t) => {
  const brook = partnerNamed('brook');
  const here = { dataDir: temporaryFolder(), databaseUrl: null };
  const random = seeded(33);
  const visits = Array.from({ length: 40 }, () => randomVisit(random, {}, 'insulation'));
  const store = await openStore(here);
  await store.addTracking(
    visits.flatMap(({ records }) => records),
    { partnerId: 'brook', origin: 'https://brook.example', isCounted: true },
  );
  await sumAll(store);
  await store.close();
  const server = await runServer({ partners: [brook], ...here });
  t.after(() => server.stop());
  const rows = await rowsOf(server, brook);
  const figureOf = (table: string, row: string, figure: string) =>
    Number(rows.find((one) => one.table === table && one.row === row && one.figure === figure)?.value);
  const countOf = (named: string, value: string) =>
    visits.filter((visit) => detailsOf(visit).some((one) => one[named] === value)).length;
  assert.equal(figureOf('By journey', 'Loft insulation', 'Started'), countOf('journey', 'insulation'));
  assert.equal(figureOf('Where they stop', 'Depth of insulation', 'Saw it'), countOf('step', 'loftDepth'));
  const results = visits.filter((visit) => detailsOf(visit).some(({ saving }) => saving !== undefined));
  assert.equal(figureOf('Results and the savings shown', 'Loft insulation', 'Visits'), results.length);
});
