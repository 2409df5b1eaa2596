import { expect } from '@open-wc/testing';
import { emulate } from '../browser/emulate.ts';
import { faults, open, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { begins, givesAddress, START } from '../browser/walks.ts';

/** Every text that the result's big figure has shown, in order. */
function figuresOf({ root }: Stage): string[] {
  const shown: string[] = [];
  const look = new MutationObserver(() => {
    const text = root.querySelector('.figure .figure__value')?.textContent;
    if (text && shown.at(-1) !== text) shown.push(text);
  });
  look.observe(root, { childList: true, subtree: true, characterData: true });
  return shown;
}

/** The figures shown while a solar result appears, by the shortest way to it. */
async function seesResult(): Promise<string[]> {
  const visit = await begins(START.solar);
  const shown = figuresOf(visit);
  await givesAddress(visit);
  await visit.presses('Next');
  await visit.chooses('Semi-detached house');
  await visit.presses('Next');
  await visit.presses('See my result');
  await visit.sees('System cost estimate');
  await new Promise((resolve) => setTimeout(resolve, 800));
  return shown;
}

const atHome = async () => {
  const visit = await open();
  await visit.sees('What would an upgrade do for your home?');
  await until('the house', () => visit.root.querySelector('.house__drawing > *'));
  return visit;
};

describe('BEY-11 motion', () => {
  after(async () => {
    await emulate({});
    await faults();
  });

  it('BEY-11 AMB-25: the house moves and the banner changes by default, and the figure appears at once', async () => {
    await emulate({});
    const visit = await atHome();
    expect(visit.root.getAnimations()).not.to.have.length(0);
    await visit.control('Pause');
    expect(await seesResult()).to.have.length(1);
  });

  it('BEY-11 AMB-25: nothing moves under reduced motion', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    const visit = await atHome();
    expect(visit.root.getAnimations()).to.have.length(0);
    await visit.control('Play');
    expect(await seesResult()).to.have.length(1);
  });
});
