import '../../../tools/testing/fixed-world.mjs';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { REFUSALS } from '../../../test/refusals.ts';
import { uiParts } from '../../../tools/gallery/ui-parts.ts';
import type { Recorded } from '../../../tools/gallery/wire.ts';
import { product } from '../../../tools/generate/product-in-node.ts';
import { runServer, type TestServer } from './running-server.ts';

const at = (path: string) => new URL(`../../../${path}`, import.meta.url);
const recorded = JSON.parse(readFileSync(at('demo/pages/assets/gallery/recorded.json'), 'utf8')) as Recorded;
const STATES = 'test/accessibility/states';
const RECORD = 'node tools/gallery/record.mjs';

/** The names of the states in the order of the file. */
function statesIn(file: string): string[] {
  const text = readFileSync(at(`${STATES}/${file}`), 'utf8');
  return [...text.matchAll(/name: '([\w-]+)',\s+(?:async )?reach/g)].map(([, name = '']) => name);
}

describe('the gallery of every screen', () => {
  it(`SEEN-04: shows each state that the accessibility tests check, and no other; if not: ${RECORD}`, () => {
    const checked = readdirSync(at(STATES))
      .filter((file) => /-states\.ts$/.test(file))
      .flatMap(statesIn);
    const shown = recorded.walks.flatMap(({ states }) => states);
    assert.ok(checked.length > 70);
    assert.deepEqual([...shown].sort(), checked.sort());
  });

  it(`SEEN-04: shows each part of src/ui in one of them; if not: ${RECORD}`, () => {
    // One part shows nothing: it is only for screen readers.
    const missing = uiParts().filter((name) => !(name in recorded.parts) && name !== 'visually-hidden');
    assert.deepEqual(missing, []);
    assert.ok(uiParts().length > 30);
  });

  const ADD = `a state in ${STATES}, then ${RECORD}`;

  it(`SEEN-04: shows each question of the plan in one of them; if not: ${ADD}`, () => {
    assert.deepEqual(
      product.plan.map(({ id }) => id).filter((id) => !(id in recorded.steps)),
      [],
    );
  });

  it(`SEEN-04, BEY-07: shows each reason for a refusal in one of them; if not: ${ADD}`, () => {
    assert.deepEqual(
      REFUSALS.filter((id) => !(id in recorded.refusals)),
      [],
    );
  });
});

describe('the recorded answers of the gallery', () => {
  let server: TestServer;
  before(async () => {
    server = await runServer();
  });
  after(() => server.stop());

  it(`are those of the API as it is; if not: ${RECORD}`, async () => {
    const ids = new Map<string, string>();
    const now = (text: string) => [...ids].reduce((all, [old, id]) => all.replaceAll(old, id), text);
    let compared = 0;
    for (const { call, sent, status, text } of recorded.walks.flatMap(({ answers }) => answers)) {
      if (status !== 200 || KEPT.test(call)) continue;
      const answer = await server.send(
        now(call),
        sent ? { body: JSON.parse(now(JSON.stringify(sent))) } : {},
      );
      assert.equal(answer.status, status, call);
      // It was recorded on a partner's page, while this request has no partner.
      const recordedHere = now(text).replace('"takesEnquiries":true', '"takesEnquiries":false');
      if (/\/quote$/.test(call)) ids.set(JSON.parse(text).quoteId, answer.json.quoteId);
      else assert.deepEqual(answer.json, JSON.parse(recordedHere), call);
      compared += 1;
    }
    assert.ok(compared > 60);
  });
});

/** These responses have random ids or times, and have their own tests. */
const KEPT = /\/(shares|enquiries)\b/;
