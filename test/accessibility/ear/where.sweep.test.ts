// Checks that the focused element tells visitors where they are, and that the headings form a tree.
import { expect } from '@open-wc/testing';
import { open, type Stage } from '../../browser/stage.ts';
import {
  begins,
  CONTACT,
  givesAddress,
  givesAll,
  givesHome,
  pastAddress,
  START,
} from '../../browser/walks.ts';
import { listen } from './listen.ts';

/** The level of each visible heading, in order. */
const levels = ({ root }: Stage) =>
  [...root.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')]
    .filter((one) => one.checkVisibility())
    .map(({ tagName }) => Number(tagName[1]));

/** True if no heading is more than one level below the heading before it. */
function isTree(found: readonly number[], first: number): boolean {
  return (
    found.length > 0 &&
    found.every((level, at) => level >= first && level <= (found[at - 1] ?? first - 1) + 1)
  );
}

describe('A11Y the visitor’s place, as announced', () => {
  it('BEY-11: is the question, with its step, after Next', async () => {
    const visit = await begins(START.heatPump);
    await givesAddress(visit);
    const ear = listen(visit);
    await visit.presses('Next');
    const first = (await ear.speech()).find((line) => line.startsWith('→'));
    expect(first).to.equal(
      '→ Home energy quote, region › Step 2 of 3, What type of home is it?, heading, level 3',
    );
  });

  it('BEY-11: is the headline as one sentence on a result, and then its range', async () => {
    const visit = await pastAddress(START.solar);
    await givesHome(visit);
    const ear = listen(visit);
    await visit.presses('See my result');
    await visit.sees('System cost estimate');
    const arrived = (await ear.speech()).at(-1) ?? '';
    expect(arrived).to.match(
      /You could save about £[\d,]+ a year with solar panels( and a battery)?, heading, level 3\. Likely £[\d,]+ to £[\d,]+ /,
    );
    expect(isTree(levels(visit), 2), `${levels(visit)}`).to.equal(true);
  });

  it('BEY-11: is the bill on a result of a heat pump, and its range', async () => {
    const visit = await pastAddress(START.heatPump);
    await givesHome(visit);
    const ear = listen(visit);
    await visit.presses('See my result');
    await visit.sees('You could cut your CO2 by about');
    expect((await ear.speech()).at(-1)).to.match(/^→ .*£[\d,]+ .*, heading, level 3\. .*£[\d,]+/);
  });

  it('BEY-11: is the one bill if several assets were quoted, and each result’s headings form one tree', async function () {
    (this as { timeout(ms: number): void }).timeout(60_000);
    const visit = await begins(START.all);
    await givesAll(visit);
    const ear = listen(visit);
    await visit.presses('See my result');
    await visit.opens('Your details');
    await visit.sees('System cost estimate');
    expect((await ear.speech()).at(-1)).to.match(
      /(You could save|This would cost) about £[\d,]+ .* with all three, heading, level 3\. Likely £/,
    );
    for (const tab of ['Solar & Battery', 'EV', 'Heat Pump']) {
      await visit.presses(tab);
      await visit.opens('Your details');
      await visit.sees(/^Your (system|driving|home)$/);
      for (const folded of visit.root.querySelectorAll('details')) folded.open = true;
      expect(isTree(levels(visit), 2), `${tab}: ${levels(visit)}`).to.equal(true);
    }
  });

  for (const level of [1, 3]) {
    it(`BEY-11: headings begin at level ${level} if heading-level says so`, async () => {
      const visit = await open({ ...CONTACT, 'heading-level': `${level}` });
      expect(levels(visit)[0]).to.equal(level);
      expect(isTree(levels(visit), level)).to.equal(true);
      await visit.presses(START.heatPump);
      await visit.sees('Where is your home?');
      expect(levels(visit)).to.deep.equal([level, level + 1]);
    });
  }
});
