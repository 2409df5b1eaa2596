// LIVE-07: prices and solar yields from live services are stored with the quote.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Fake } from '../live/fakes/fake-service.ts';
import { createFakes } from '../live/fakes/fakes.ts';
import type { ServiceName } from '../live/services.ts';
import type { Assumption } from '../model/result/quote-result.ts';
import { createWorld, quoted, type World } from './failing/in-process.ts';
import { assumptionInEnglish } from './in-english.ts';

const ON = ['octopus', 'roadFuel', 'pvgis', 'postcodes'] as const satisfies readonly ServiceName[];
const ASSETS = ['solar', 'ev', 'ashp'] as const;
const READ_TODAY = /"ratesAsOf":"2026-11-20"/;
const GOES: Fake = () => ({ status: 500 });

describe('the data that a quote was calculated from', () => {
  let world: World;
  before(async () => {
    world = await createWorld();
  });
  after(() => world.close());
  type Server = Awaited<ReturnType<World['started']>>;
  const { fakes: plays } = createFakes();

  /** Waits for the rates, whose requests are a tenth of a second apart. */
  const ready = async (server: Server) => {
    for (let time = 0; time < 20; time++) {
      const { result } = await quoted(server, 'solar');
      if (READ_TODAY.test(result.text)) return;
    }
    assert.fail('no live rates came');
  };
  const made = async (server: Server) => {
    const ids = [];
    for (const asset of ASSETS) ids.push((await quoted(server, asset)).made.json.quoteId as string);
    return ids;
  };
  const read = async (server: Server, ids: readonly string[]) => {
    const also = `solar:${ids[0]},ev:${ids[1]}`;
    const paths = [...ids.map((id, at) => [ASSETS[at], id, '']), ['ashp', ids[2], `&also=${also}`]];
    const answers = [];
    for (const [asset, id, more] of paths) {
      const path = `GET /request/results/tou/esa/${asset}/result?quoteId=${id}${more}`;
      const answer = await server.send(path);
      assert.equal(answer.status, 200, answer.text);
      answers.push(answer.json);
    }
    return answers;
  };
  const dearer =
    (fake: Fake): Fake =>
    (asked) => {
      const answer = fake(asked);
      const text = typeof answer?.body === 'string' ? answer.body : JSON.stringify(answer?.body);
      // Raises each price with decimals and the yields of PVGIS by a tenth.
      const moved = text?.replace(/\d+\.\d+(?=[,}])/g, (price) => (Number(price) * 1.1).toFixed(4));
      return { ...answer, body: moved };
    };

  it('LIVE-07: stays the same if every service changes its response, fails or is switched off', async () => {
    const server = await world.started(ON);
    await ready(server);
    const ids = await made(server);
    const first = await read(server, ids);
    assert.match(JSON.stringify(first[0]), READ_TODAY);
    assert.match(JSON.stringify(first[1]), /DESNZ weekly road fuel prices/);
    assert.match(JSON.stringify(first[0]), /source\.pvgis/);
    assert.ok(first[3].combined, 'no one bill');
    const changed = Object.fromEntries(ON.map((name) => [name, dearer(plays[name])]));
    const other = await world.started(ON, changed);
    await ready(other);
    assert.notDeepEqual((await read(other, await made(other)))[0], first[0], 'nothing has changed');
    assert.deepEqual(await read(other, ids), first);
    const gone = await world.started(ON, Object.fromEntries(ON.map((name) => [name, GOES])));
    assert.deepEqual(await read(gone, ids), first);
    assert.deepEqual(await read(await world.started([]), ids), first);
  });

  it('LIVE-07: stays the same for a quote from the tables when the services are back', async () => {
    const gone = await world.started(ON, Object.fromEntries(ON.map((name) => [name, GOES])));
    const ids = await made(gone);
    const first = await read(gone, ids);
    const back = await world.started(ON);
    await ready(back);
    assert.deepEqual(await read(back, ids), first);
  });

  it('LIVE-07: uses the grid region from Octopus instead of that of the postcode area, and keeps it', async () => {
    const inRegions = (...groups: readonly string[]): Partial<Record<ServiceName, Fake>> => ({
      octopus: (asked) =>
        asked.url.pathname === '/industry/grid-supply-points/'
          ? { body: { count: groups.length, results: groups.map((group_id) => ({ group_id })) } }
          : plays.octopus(asked),
    });
    const price = async (...groups: readonly string[]) => {
      const { result, made: quote } = await quoted(
        await world.started(['octopus'], inRegions(...groups)),
        'ashp',
      );
      const cap = result.json.assumptions.find(({ key }: { key: string }) => key === 'prices.electricity');
      return { cap: assumptionInEnglish(cap).value, id: quote.json.quoteId as string, first: result.json };
    };
    const plain = await quoted(await world.started([]), 'ashp');
    const usual = assumptionInEnglish(
      plain.result.json.assumptions.find(({ key }: { key: string }) => key === 'prices.electricity'),
    ).value;
    const london = await price('_C');
    assert.notEqual(london.cap, usual);
    for (const groups of [[], ['_L'], ['_C', '_A'], ['_I'], ['C']])
      assert.equal((await price(...groups)).cap, usual);
    const path = `GET /request/results/tou/esa/ashp/result?quoteId=${london.id}`;
    assert.deepEqual((await (await world.started([])).send(path)).json, london.first);
  });

  describe('of the sun on a roof', () => {
    const asked: string[] = [];
    const watched: Partial<Record<ServiceName, Fake>> = {
      pvgis: (one) => {
        const { searchParams } = one.url;
        asked.push(['lat', 'lon', 'angle', 'aspect', 'loss'].map((name) => searchParams.get(name)).join());
        return plays.pvgis(one);
      },
    };
    const assumptionOf = (json: { assumptions: Assumption[] }, key: string) => {
      const found = json.assumptions.find((one) => one.key === key);
      return found && assumptionInEnglish(found);
    };

    it('includes the yield of the year and months, states its date, and is requested once for each place and slope', async () => {
      asked.length = 0;
      const server = await world.started(['pvgis', 'postcodes'], watched);
      const { result } = await quoted(server, 'solar');
      const { text, value, source, date } = assumptionOf(result.json, 'home.sun-place')!;
      assert.deepEqual(
        [text, value],
        ['Sun where you live on a south roof at 35°', '983 kWh a year for each kW'],
      );
      assert.match(source, /^Source: PVGIS 5\.3/);
      assert.equal(date, '2026-11-20');
      const row = result.json.calculatedResults.find((one: { isRecommended: boolean }) => one.isRecommended);
      const months = row.electricity.monthlyBreakDowns.map(
        (one: { solarGeneration: number }) => one.solarGeneration,
      );
      // The simulated PVGIS returns 124.1 kWh in June and 983.4 kWh in the year.
      assert.equal(Math.round((10_000 * months[5]) / row.electricity.solarGeneration), 1262);
      const { terms } = result.json.sums['solar-generation'];
      const sun = terms.find(({ unit }: { unit: string }) => unit === 'kWh/kW');
      assert.deepEqual([sun.value, sun.tag, sun.date], [983, 'published', '2026-11-20']);
      await quoted(server, 'solar');
      // Bristol, rounded to a twentieth of a degree, so that the postcode is not sent.
      assert.deepEqual(asked, ['51.45,-2.6,35,0,14']);
    });

    const ASPECTS = { N: 180, NE: -135, E: -90, SE: -45, S: 0, SW: 45, W: 90, NW: 135 };
    it('uses the compass of PVGIS, with south as 0, east negative and west positive; a roof stated later is requested then', async () => {
      const server = await world.started(['pvgis', 'postcodes'], watched);
      const { made: quote } = await quoted(server, 'solar');
      const body = { quoteId: quote.json.quoteId, referrerBranch: 'DR' };
      asked.length = 0;
      for (const roofDirection of Object.keys(ASPECTS))
        await server.send('PUT /request/customer/esa/solar/quote', {
          body: { ...body, roofDirection, roofPitch: 20 },
        });
      assert.deepEqual(
        asked.map((one) => one.split(',').slice(2, 4).map(Number)),
        Object.values(ASPECTS).map((aspect) => [20, aspect]),
      );
      const { json } = await server.send(`GET /request/results/tou/esa/solar/result?quoteId=${body.quoteId}`);
      const roof = assumptionOf(json, 'home.sun-roof')!;
      assert.match(roof.text, /a roof that faces north-west at 20°$/);
      assert.equal(assumptionOf(json, 'system.roof-told'), undefined);
      const { terms } = json.sums['solar-generation'];
      assert.ok(
        !terms.some(({ label }: { label: string }) => /^Your roof/.test(label)),
        'the slope counts twice',
      );
      const made = terms.reduce((product: number, { value }: { value: number }) => product * value, 1);
      const row = json.calculatedResults.find((one: { isRecommended: boolean }) => one.isRecommended);
      assert.equal(Math.round(made), Math.round(row.electricity.solarGeneration));
    });

    it('includes the yield of the region if PVGIS fails, also for a roof stated later', async () => {
      const server = await world.started(['pvgis', 'postcodes']);
      const { made: quote } = await quoted(server, 'solar');
      const gone = await world.started(['pvgis', 'postcodes'], { pvgis: GOES });
      const body = { quoteId: quote.json.quoteId, referrerBranch: 'DR', roofDirection: 'E' };
      await gone.send('PUT /request/customer/esa/solar/quote', { body });
      const { json } = await gone.send(`GET /request/results/tou/esa/solar/result?quoteId=${body.quoteId}`);
      assert.match(assumptionOf(json, 'home.sun')!.text, /Sun in your region/);
      assert.match(assumptionOf(json, 'system.roof-told')!.text, /faces east/);
    });
  });
});
