import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it, mock } from 'node:test';
import { type Ask, createAsk } from './ask.ts';
import { type FakeAnswer, type FakeService, serve } from './fakes/fake-service.ts';
import { createNotices } from './found.ts';
import { LIMITS } from './services.ts';

const KEY = 'a-key-that-nobody-may-read';

describe('a call of a live service', () => {
  let service: FakeService;
  let ask: Ask;
  let lines: string[] = [];
  before(async () => {
    service = await serve(() => ({ body: { fine: true } }));
  });
  after(() => service.close());
  beforeEach(() => {
    lines = [];
    service.instead(null);
    ask = asking();
  });
  const asking = (more: object = {}) =>
    createAsk(
      { name: 'Fake', perSecond: 1000, within: 400, ...more },
      createNotices((line) => lines.push(line)),
    );
  const question = () => ({
    url: new URL(`${service.url}/vehicles/AB12CDE?postcode=BS14ST`),
    headers: { Authorization: KEY },
  });
  const answers = async (...given: readonly FakeAnswer[]) => {
    service.instead(given);
    const before = service.requests.length;
    const answer = await ask(question());
    return { answer, asked: service.requests.length - before };
  };

  it('returns the answer with its status', async () => {
    const { answer } = await answers({ status: 404, body: { error: 'none' } });
    assert.deepEqual(answer, {
      ok: true,
      value: { status: 404, text: '{"error":"none"}', json: { error: 'none' } },
    });
  });

  it('LIVE-05: is retried once if the service fails or limits calls', async () => {
    ask = asking({ within: 10_000 });
    const mended = await answers({ status: 429, headers: { 'Retry-After': '0' } }, { body: 1 });
    assert.deepEqual([mended.asked, mended.answer.ok], [2, true]);
    const failed = await answers({ status: 500 }, { status: 503 });
    assert.deepEqual([failed.asked, failed.answer], [2, { ok: false, why: 'broken' }]);
  });

  const ways: readonly (readonly [string, FakeAnswer, string])[] = [
    ['never answers', { ends: 'never' }, 'late'],
    ['answers too late', { delay: 600 }, 'late'],
    ['asks for a wait that is too long', { status: 429, headers: { 'Retry-After': '60' } }, 'late'],
    ['breaks the connection', { ends: 'within', body: 'x'.repeat(1000) }, 'cut'],
    ['sends a redirect', { status: 302, headers: { Location: '/elsewhere' } }, 'cut'],
    ['sends a huge answer', { body: 'x'.repeat(8_000_001) }, 'huge'],
  ];
  for (const [how, given, why] of ways)
    it(`LIVE-05: returns a failure within its time limit from a service that ${how}`, async () => {
      // A busy machine reads eight megabytes more slowly than the time limit of these tests.
      if (why === 'huge') ask = asking({ within: 30_000 });
      const { answer } = await answers(given, given);
      assert.deepEqual(answer, { ok: false, why });
      assert.equal(lines.length, 1);
    });

  it('LIVE-06: logs no key, plate or postcode', async () => {
    for (const [, given] of ways) await answers(given, given);
    assert.ok(lines.length > 0);
    for (const line of lines) assert.doesNotMatch(line, /nobody-may-read|AB12CDE|BS14ST|127\.0/);
  });

  it('is not sent for a time after five failures of the service, and sent again afterwards', async () => {
    ask = asking({ rest: 50 });
    const dead: FakeAnswer = { status: 500 };
    for (let time = 0; time < 3; time++) await answers(dead, dead);
    const rested = await answers();
    assert.deepEqual([rested.asked, rested.answer], [0, { ok: false, why: 'away' }]);
    await new Promise((resolve) => setTimeout(resolve, 60));
    assert.equal((await answers()).answer.ok, true);
  });

  it('is sent to the certificate register at most three times in any second, including retries', async () => {
    mock.timers.enable({ apis: ['setTimeout', 'Date'] });
    try {
      const sent: number[] = [];
      const send = async () => {
        sent.push(Date.now());
        return new Response('', { status: sent.length % 2 ? 429 : 200 });
      };
      const limited = createAsk(
        LIMITS.epc,
        createNotices(() => {}),
        { send, now: Date.now },
      );
      const all = Promise.all(Array.from({ length: 8 }, () => limited(question())));
      let isDone = false;
      void all.then(() => {
        isDone = true;
      });
      while (!isDone) {
        await new Promise((resolve) => setImmediate(resolve));
        mock.timers.tick(5);
      }
      assert.ok(sent.length > 8, String(sent.length));
      for (const from of sent) assert.ok(sent.filter((at) => from <= at && at < from + 1000).length <= 3);
    } finally {
      mock.timers.reset();
    }
  });

  it('returns a failure if the server refuses the connection', async () => {
    const answer = await ask({ url: new URL('http://127.0.0.1:1/') });
    assert.deepEqual(answer, { ok: false, why: 'cut' });
  });
});
