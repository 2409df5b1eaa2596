import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { REASONS } from '../../../demo/server/counting/stages.ts';
import { adviceOf, REFUSALS } from '../../../test/refusals.ts';
import { words } from '../../../test/spec-words.ts';
import { product } from '../../../tools/generate/product-in-node.ts';
import type { RefusalId } from '../../words/word-key.ts';

const METER = 'We are unable to proceed with your request as the meter at the entered address is ';

/** [ids, refusal, the specification's words] */
const SENTENCES: readonly (readonly [string, RefusalId, string])[] = [
  [
    'ERR-08',
    'nonDomestic',
    `${METER}registered as a commercial or non-domestic energy meter. We cannot process non domestic metered properties.`,
  ],
  [
    'ERR-10, AMB-16',
    'prepayment',
    `${METER}identified as a Pre Payment meter. We cannot process Pre Payment metered properties.`,
  ],
  [
    'ERR-11, AMB-16',
    'gasOnly',
    `${METER}identified as a single gas meter. We cannot process single gas metered properties.`,
  ],
  ['ERR-12', 'noElectricity', 'We are unable to find national data for this address.'],
  [
    'STEP-PROP-03',
    'solarProperty',
    'We are unable to provide Solar quotes for Flats and Maisonette property types',
  ],
];

describe('the refusal of a home', () => {
  for (const [ids, refusal, sentence] of SENTENCES) {
    it(`${ids}: shows ${refusal} in the specification's words`, () => {
      assert.equal(words(`refusal.${refusal}`), sentence);
    });

    it(`BEY-07: has for ${refusal} the reason, what the visitor can do, and further reading`, () => {
      assert.notEqual(words(`refusal.${refusal}.why`), words(`refusal.${refusal}.can`));
      const advice = adviceOf(product.assets, refusal) ?? ['citizens'];
      assert.ok(advice.length > 0);
      for (const place of advice) assert.ok(URL.canParse(words(`advice.${place}.href`)));
    });
  }

  it('BEY-07: is in this test for each refusal', () => {
    const held = SENTENCES.map(([, id]) => id);
    assert.deepEqual(held.toSorted(), REFUSALS.toSorted(), 'SENTENCES, above, lists every refusal');
  });

  it('KEEP-04: is counted under its own name', () => {
    const unnamed = REFUSALS.filter((id) => !(id in REASONS));
    assert.deepEqual(
      unnamed,
      [],
      'REASONS of demo/server/counting/stages.ts, or an asset’s `refusals` beside it',
    );
  });

  it('KEEP-04: sends the page a reason that the guide names', () => {
    const guide = readFileSync(new URL('../../../demo/guide/analytics.md', import.meta.url), 'utf8');
    const unnamed = REFUSALS.filter((id) => !guide.includes(`\`${id}\``));
    assert.deepEqual(unnamed, [], 'demo/guide/analytics.md lists the reasons of heq-stage');
  });
});
