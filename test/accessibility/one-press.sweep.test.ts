// Checks that everything works with a single press, without dragging or a second finger; that a visitor who takes a day loses
// nothing; and that each page can be reached in two ways.
import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { walksSolar } from '../browser/results.ts';
import { faults, leave, open, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { isShown } from '../browser/visitor.ts';
import { givesAddress, givesHome, START } from '../browser/walks.ts';
import { named, shownIn } from './page/in-view.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Presses and releases once at this share of the element's width. */
async function presses(what: HTMLElement, along: number): Promise<void> {
  what.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = what.getBoundingClientRect();
  const position = [left + width * along, top + height / 2].map(Math.round) as [number, number];
  await sendMouse({ type: 'click', position });
}

describe('BEY-11 a pointer, and time', () => {
  afterEach(() => faults());

  it('2.5.1 2.5.7: one press on its track sets each lever and the day, and one press reads each chart', async () => {
    const visit = await walksSolar();
    await visit.opens('Detailed Breakdown');
    await visit.opens('What if…?');
    const sliders = shownIn<HTMLInputElement>(visit, 'input[type=range]');
    expect(sliders.length).to.be.greaterThan(2);
    for (const slider of sliders) {
      await presses(slider, 0.1);
      const low = slider.value;
      await presses(slider, 0.9);
      await until(`${named(slider)} at ${low} to move`, () => slider.value !== low);
    }
    const charts = shownIn(visit, '[role=application]');
    expect(charts.length).to.be.greaterThan(1);
    for (const chart of charts) {
      const status = () => chart.nextElementSibling?.querySelector('[role=status]')?.textContent;
      // The chart is drawn when it comes into view, and may move meanwhile.
      await until(`the values of ${named(chart)}`, async () => {
        if (!status()) await presses(chart, 0.5);
        return status();
      });
    }
    await leave(visit);
  });

  it('2.2.1: a visitor who comes back a day later sees the same screen, and the quote is created', async () => {
    const timers = new Map<unknown, () => void>();
    const { setTimeout: start, setInterval: repeat, clearTimeout: stop, Date: PageDate } = window;
    const keeps = (begin: (then: () => void, ms?: number) => unknown) =>
      ((then: () => void, ms?: number) => {
        const id = begin(then, ms);
        if ((ms ?? 0) > 2000) timers.set(id, then);
        return id;
      }) as never;
    Object.assign(window, {
      setTimeout: keeps(start),
      setInterval: keeps(repeat),
      clearTimeout(id: number) {
        timers.delete(id);
        stop(id);
      },
    });
    try {
      const visit = await open();
      await visit.presses(START.heatPump);
      await givesAddress(visit);
      await visit.presses('Next');
      await givesHome(visit);
      // The pictures of the options are drawn when there is time.
      await until('their drawings', () => !visit.root.querySelector('.house__drawing:empty'));
      const before = screenOf(visit);
      window.Date = class extends PageDate {
        constructor(...parts: readonly unknown[]) {
          super(...((parts.length > 0 ? parts : [PageDate.now() + DAY]) as [number]));
        }
        static override now = () => PageDate.now() + DAY;
      } as DateConstructor;
      expect(timers.size).to.be.greaterThan(0);
      for (const [, then] of timers) then();
      document.dispatchEvent(new Event('visibilitychange'));
      await new Promise((drawn) => requestAnimationFrame(() => start(drawn, 200)));
      expect(screenOf(visit)).to.equal(before);
      await visit.presses('See my result');
      await visit.sees('You could cut your CO2 by about');
      await leave(visit);
    } finally {
      Object.assign(window, { setTimeout: start, setInterval: repeat, clearTimeout: stop, Date: PageDate });
    }
  });

  it('2.4.5: each journey can be started from the home page and from its landing page, which the navigation leads to', async () => {
    const visit = await open();
    await visit.control(START.heatPump);
    const begins = () => visit.controls().filter((name) => /^(Explore (?!all)|Compare|Best EV)/.test(name));
    const fromHome = new Set(begins());
    expect(fromHome.size).to.equal(4);
    const fromPages = new Set<string>();
    for (const link of ['Solar & battery', 'Electric vehicles', 'Heat pumps']) {
      await visit.presses(link);
      await until('a page about it', () => visit.root.querySelector('.landing'));
      for (const name of begins()) fromPages.add(name);
    }
    expect([...fromPages].sort()).to.deep.equal([...fromHome].sort());
    await leave(visit);
  });
});

const screenOf = ({ root }: Stage) =>
  [...root.querySelectorAll<HTMLElement>('.root *')]
    .filter((one) => one.childElementCount === 0 && isShown(one))
    .map((one) => one.textContent)
    .join('|') + location.hash;
