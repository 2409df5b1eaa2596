import { expect } from '@open-wc/testing';
import { restoreConsole, warnings, watchConsole } from '../browser/console.ts';
import { cleanUp, mount } from '../browser/mount.ts';
import { reachesHeatPump } from '../browser/results.ts';
import { until } from '../browser/until.ts';
import { visitor } from '../browser/visitor.ts';

const { sin } = Math;

/** Breaks a built-in that a result needs to be drawn. */
function breakPage(): void {
  Math.sin = () => {
    throw new Error('broken by the page');
  };
}

function mendPage(): void {
  Math.sin = sin;
}

const openResults = () => location.assign('#/quote/results');

describe('a screen that can’t be rendered', () => {
  afterEach(cleanUp);
  afterEach(mendPage);
  afterEach(restoreConsole);

  it('ERR-01: is replaced by a sentence and a link, announced once; the rest of the page stays, and a move tries the screen again', async () => {
    const events: string[] = [];
    const element = await mount();
    const visit = visitor(element);
    element.addEventListener('heq-ready', ({ type }) => events.push(type));
    await reachesHeatPump(visit);
    await visit.presses('Heat pumps');
    await visit.sees('Explore heat pumps');
    breakPage();
    watchConsole();
    openResults();
    await visit.sees(/Sorry, something went wrong/);
    const alerts = [...visit.root.querySelectorAll('[role="alert"]')];
    expect(alerts.length).to.equal(1);
    expect(visit.root.querySelector('nav'), 'the frame').to.exist;
    expect(warnings().join('\n')).to.contain('broken by the page');

    mendPage();
    await visit.presses('Start again');
    await visit.sees('Explore heat pumps');
    expect(visit.allText()).not.to.contain('Sorry, something');
    openResults();
    await visit.sees('Recommended pump size');
    expect(events).to.deep.equal([]);
  });

  it('ERR-01: a screen that failed once is drawn again from the same state, without a message', async () => {
    const element = await mount();
    const visit = visitor(element);
    await reachesHeatPump(visit);
    await visit.presses('Heat pumps');
    await visit.sees('Explore heat pumps');
    breakPage();
    const codes: string[] = [];
    element.addEventListener(
      'heq-error',
      ({ detail }) => {
        codes.push(detail.code);
        mendPage();
      },
      { once: true },
    );
    watchConsole();
    openResults();
    await visit.sees('Recommended pump size');
    expect(visit.allText()).not.to.contain('Sorry, something');
    expect(warnings().join('\n'), 'the partner is told').to.contain('broken by the page');
    expect(codes).to.deep.equal(['widget']);
  });

  it('ERR-01: if the page removed our content, typed text comes back, and the focus is on the question', async () => {
    const element = await mount();
    const visit = visitor(element);
    await visit.presses('Heat pumps');
    await visit.presses('Explore heat pumps');
    await visit.types('Postcode', 'BS1');
    // A translation replaces texts by elements that the widget did not render.
    for (const drawn of visit.root.querySelectorAll('.shell__screen > *')) {
      const font = document.createElement('font');
      drawn.replaceWith(font);
      font.append(drawn);
    }
    location.assign('#/quote/solar-battery');
    await visit.sees('Explore solar & battery');
    history.back();
    await until(async () => (await visit.field('Postcode')).value === 'BS1');
    await until(() => visit.root.activeElement?.textContent?.includes('Step 1'));
    expect(visit.allText()).not.to.contain('Sorry, something');
  });
});
