import { expect } from '@open-wc/testing';
import { walkHeatPump } from './support/journey.ts';
import { cleanUp, mount } from './support/mount.ts';
import { press, root, sees, text } from './support/screen.ts';
import { listen, stopListening, warnings } from './support/warnings.ts';

const { sin } = Math;

/** The page broke what the drawing of a result stands on. */
function breakPage(): void {
  Math.sin = () => {
    throw new Error('broken by the page');
  };
}

function mendPage(): void {
  Math.sin = sin;
}

const openResults = () => location.assign('#/quote/results');

describe('a screen that can not be rendered', () => {
  afterEach(cleanUp);
  afterEach(mendPage);
  afterEach(stopListening);

  it('ERR-01: gives way to a sentence and a way on, said once; all else stays, and it is tried again after a move', async () => {
    const told: string[] = [];
    const element = await mount();
    element.addEventListener('heq-ready', ({ type }) => told.push(type));
    await walkHeatPump(element);
    await press(element, 'Heat pumps');
    await sees(element, 'Explore heat pumps');
    breakPage();
    listen();
    openResults();
    await sees(element, 'Sorry, something went wrong');
    const alerts = [...root(element).querySelectorAll('[role="alert"]')];
    expect(alerts.length).to.equal(1);
    expect(root(element).querySelector('nav'), 'the frame').to.exist;
    expect(warnings().join('\n')).to.contain('broken by the page');

    mendPage();
    await press(element, 'Start again');
    await sees(element, 'Explore heat pumps');
    expect(text(element)).not.to.contain('Sorry, something');
    openResults();
    await sees(element, 'Recommended pump size');
    expect(told).to.deep.equal([]);
  });
});
