import { expect } from '@open-wc/testing';
import { emulate } from '../../browser/emulate.ts';
import { addScript } from '../../browser/load-widget.ts';
import { faults, open, type Stage } from '../../browser/stage.ts';
import { CONTACT } from '../../browser/walks.ts';
import { watchWire } from '../../browser/wire.ts';
import { fitsIn } from '../checks/narrow.ts';
import { quiet } from '../page/quiet.ts';
import type { Walk } from '../walk.ts';
import { leftOver, watchPainting } from './left-over.ts';

/** Milliseconds for one screen on a slow machine. */
const PATIENCE = 60_000;

type Timed = { timeout(ms: number): void };

/** Walks in the pseudo-language and checks each state. */
export function describeWithoutEnglish(walks: readonly Walk[]): void {
  before(async () => {
    watchWire();
    await addScript(document, '/with-pseudo-language.js');
    watchPainting();
    await emulate({ 'prefers-reduced-motion': 'reduce' });
  });
  for (const walk of walks) describe(`in a pseudo-language: ${walk.name}`, () => describeStates(walk));
}

function describeStates({ attributes, states }: Walk): void {
  let visit: Stage;
  before(async () => {
    visit = await open({ ...CONTACT, lang: 'en-XA', ...attributes });
  });
  after(() => faults());
  for (const { name, reach } of states) {
    it(`SET-02, BEY-11: ${name}: no English is left, and nothing is cut at 320 px`, async function () {
      (this as Timed).timeout(PATIENCE);
      await reach(visit);
      await quiet(visit.root);
      expect(leftOver(visit)).to.deep.equal([]);
      // Its texts are a third longer than English.
      await fitsIn(visit, [320]);
    });
  }
}
