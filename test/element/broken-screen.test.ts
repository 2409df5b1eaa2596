import { expect } from '@open-wc/testing';
import { listen, stopListening, warnings } from '../browser/console.ts';
import { walkHeatPump } from '../browser/journey.ts';
import { cleanUp, mount } from '../browser/mount.ts';
import { field, press, root, sees, text, type } from '../browser/screen.ts';
import { until } from '../browser/until.ts';

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

  it('ERR-01: what failed once is drawn again from the state as it is, and nothing is said to be wrong', async () => {
    const element = await mount();
    await walkHeatPump(element);
    await press(element, 'Heat pumps');
    await sees(element, 'Explore heat pumps');
    breakPage();
    element.addEventListener('heq-error', mendPage, { once: true });
    listen();
    openResults();
    await sees(element, 'Recommended pump size');
    expect(text(element)).not.to.contain('Sorry, something');
    expect(warnings().join('\n'), 'the partner is told').to.contain('broken by the page');
  });

  it('ERR-01: where the page took away what was drawn, what was typed is there again, and the focus is on the question', async () => {
    const element = await mount();
    await press(element, 'Heat pumps');
    await press(element, 'Explore heat pumps');
    await type(element, 'postcode', 'BS1');
    // Its texts and fields in elements that the widget did not draw: what a translation does.
    for (const drawn of root(element).querySelectorAll('.shell__screen > *')) {
      const font = document.createElement('font');
      drawn.replaceWith(font);
      font.append(drawn);
    }
    location.assign('#/quote/solar-battery');
    await sees(element, 'Explore solar & battery');
    history.back();
    await until(async () => (await field(element, 'postcode')).value === 'BS1');
    await until(() => root(element).activeElement?.textContent?.includes('Step 1'));
    expect(text(element)).not.to.contain('Sorry, something');
  });
});
