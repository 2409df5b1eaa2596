import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { hoursUnder } from '../browser/day-hours.ts';
import { walksSolar } from '../browser/results.ts';
import type { Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { put } from '../browser/visitor.ts';
import { givesHome, givesMiles, givesVehicles, HOME, pastAddress, START } from '../browser/walks.ts';
import { forgetWire, onTheWay } from '../browser/wire.ts';

/** A home with cheap nights, which is best for a battery. */
async function atSolar(): Promise<Stage> {
  const visit = await pastAddress(START.solar, HOME.electricFlat);
  await givesHome(visit);
  await visit.presses('See my result');
  await visit.sees('System cost estimate');
  return visit;
}

const slider = ({ root }: Stage) =>
  root.querySelector<HTMLInputElement>('.day-home input') as HTMLInputElement;

/** Drags the slider as a pointer would. */
function drags(visit: Stage, to: number): string {
  const range = slider(visit);
  put(range, String(to));
  return range.getAttribute('aria-valuetext') ?? '';
}

const height = ({ root }: Stage) => root.querySelector('.result__headline')?.getBoundingClientRect().height;

describe('the slider for the time of day', () => {
  afterEach(() => forgetWire());

  it('SEEN-05: is one range input of 24 hours by halves, which keys move and which says what an hour costs', async () => {
    const visit = await atSolar();
    const range = slider(visit);
    expect([range.type, range.min, range.max, range.step]).to.deep.equal(['range', '0', '24', '0.5']);
    expect(range.labels?.[0]?.textContent).to.equal('Choose a time of day');
    range.focus();
    const before = range.value;
    await sendKeys({ press: 'ArrowRight' });
    expect(Number(range.value)).to.equal(Number(before) + 0.5);
    await until('the half-hour', () =>
      /^At 12:30 a unit costs [\d.]+p while the panels make power.* and spare power sells at [\d.]+p\.$/.test(
        says(visit),
      ),
    );
    expect(visit.root.querySelector('.day-home__says')?.textContent).to.equal(says(visit));
  });

  it('SEEN-10: opens at noon, on a track of the 48 prices with its hours below it', async () => {
    const visit = await atSolar();
    expect(slider(visit).value).to.equal('12');
    const bars = [...visit.root.querySelectorAll<HTMLElement>('.day-home .day-strip__band')];
    expect(bars).to.have.length(48);
    const night = bars.find((bar) => bar.style.insetInlineStart === '0%')?.offsetHeight ?? 0;
    const noon = bars.find((bar) => bar.style.insetInlineStart === '50%')?.offsetHeight ?? 0;
    expect(night).to.be.within(1, noon - 1);
    hoursUnder(visit.root.querySelector('.day-home')!);
  });

  it('SEEN-10: each hour is under its place on the track, and no two touch, however narrow', async () => {
    const visit = await atSolar();
    for (const px of [240, 320, 390, 1200]) {
      visit.element.style.width = `${px}px`;
      const track = visit.root.querySelector('.day-home .day-strip__bands')?.getBoundingClientRect();
      const boxes = hoursUnder(visit.root.querySelector('.day-home')!)
        .filter((hour) => hour.checkVisibility({ visibilityProperty: true }))
        .map((hour) => {
          const range = document.createRange();
          range.selectNodeContents(hour);
          return { hour: Number(hour.textContent?.slice(0, 2)), box: range.getBoundingClientRect() };
        });
      if (!track) throw new Error('no track');
      for (const { hour, box } of boxes.slice(1, -1))
        expect(box.left + box.width / 2, `${px}: ${hour}`).to.be.closeTo(
          track.left + (track.width * hour) / 24,
          1,
        );
      expect(boxes[0]?.box.left).to.be.closeTo(track.left, 1);
      expect(boxes.at(-1)?.box.right).to.be.closeTo(track.right, 1);
      for (const [index, { box }] of boxes.slice(1).entries())
        expect(box.left - (boxes[index]?.box.right ?? 0), `${px}`).to.be.above(3);
    }
    visit.element.style.width = '';
  });

  it('SEEN-05, SEEN-10: on a tariff of one price the track shows sun and use, not 48 equal prices, and the caption says that a unit costs the same all day', async () => {
    const visit = await walksSolar();
    const bars = (look: string) =>
      [...visit.root.querySelectorAll<HTMLElement>(`.day-home .day-strip__band--${look}`)].map(
        ({ offsetHeight }) => offsetHeight,
      );
    const [sun, use] = [bars('sun'), bars('use')];
    expect([sun.length, use.length, bars('day').length]).to.deep.equal([48, 48, 0]);
    expect([sun[0], sun[47]]).to.deep.equal([0, 0]);
    expect(sun[24]).to.be.above(Math.max(...use));
    const names = [...visit.root.querySelectorAll('.day-home .day-strip__flow')];
    expect(names.map(({ textContent }) => textContent)).to.deep.equal(['Sun', 'Your use']);
    expect(says(visit)).to.match(/^At 12:00 the panels make power.*\. A unit costs [\d.]+p all day\.$/);
  });

  it('SEEN-05: at every half-hour the price is that of the clock’s list, and nothing around it moves', async () => {
    const visit = await atSolar();
    visit.element.style.width = '320px';
    const stood = height(visit);
    for (let at = 0; at <= 24; at += 0.5) {
      const [, time = '', pence] = /^At (\d\d:\d0) a unit costs ([\d.]+p)/.exec(drags(visit, at)) ?? [];
      expect(pence, time).to.equal(listed(visit, at % 24));
      expect(height(visit), time).to.equal(stood);
    }
    visit.element.style.width = '';
  });

  it('SEEN-05: next to its figure the scene fills its card from the top to the last line next to it', async () => {
    const visit = await walksSolar();
    const box = (part: string) => visit.root.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
    for (const px of [768, 1200]) {
      visit.element.style.width = `${px}px`;
      const [day, house, card] = [box('.day-home'), box('.day-home .house'), box('.result__headline')];
      expect(day.top - card.top, `${px}`).to.be.within(-1, 2);
      const last = box(px > 1024 ? '.headline-extras' : '.result__headline .answer');
      expect(day.bottom, `${px}`).to.be.closeTo(last.bottom, 1);
      expect(box('.day-home__label').top - house.bottom, `${px}`).to.be.closeTo(8, 1);
      expect(box('.day-home__says').height, `${px}`).to.be.below(70);
    }
    visit.element.style.width = '';
  });

  it('SEEN-05: the house follows the hour: panels by day, windows and stars at night, the wires by price', async () => {
    const visit = await atSolar();
    const opacity = (part: string) =>
      Number(visit.root.querySelector<SVGElement>(`.result__picture ${part}`)?.style.opacity);
    const dark = () =>
      Number(
        visit.root.querySelector<HTMLElement>('.result__picture .house')?.style.getPropertyValue('--_dark'),
      );
    drags(visit, 13);
    expect(opacity('.house__making')).to.be.greaterThan(0.5);
    expect(dark()).to.equal(0);
    expect(visit.root.querySelector('.result__picture .house__sun')).not.to.equal(null);
    const noon = visit.root.querySelectorAll('.result__picture .house__window--lit').length;
    drags(visit, 21);
    expect(opacity('.house__making')).to.be.lessThan(0.1);
    expect(dark()).to.be.greaterThan(0.5);
    expect(visit.root.querySelector('.result__picture .house__sun')).to.equal(null);
    expect(visit.root.querySelectorAll('.result__picture .house__window--lit').length).to.be.greaterThan(
      noon,
    );
    drags(visit, 3);
    expect(Boolean(visit.root.querySelector('.result__picture .house--cheap'))).to.equal(true);
  });

  it('SEEN-05: the wires show the expensive hours of a tariff that has them', async () => {
    const visit = await pastAddress(START.heatPump);
    await givesHome(visit);
    await visit.presses('See my result');
    await until('the slider', () => slider(visit));
    drags(visit, 18);
    expect(Boolean(visit.root.querySelector('.result__picture .house--peak'))).to.equal(true);
  });

  it('SEEN-05, SEEN-10: charges the car in the cheap hours, and opens at noon all the same', async () => {
    const visit = await pastAddress(START.compare);
    await givesVehicles(visit);
    await givesMiles(visit, '150', '60');
    await visit.presses('See my result');
    await until('the slider', () => slider(visit));
    expect(slider(visit).value).to.equal('12');
    expect(drags(visit, 1)).to.match(/p while the grid powers the home and the car charges\.$/);
    expect(drags(visit, 18)).not.to.contain('the car charges');
  });

  it('SEEN-05: is absent without a clock, and the house is still shown', async () => {
    const visit = await pastAddress(START.solar);
    await givesHome(visit);
    onTheWay('quoteResult', (answer) => ({ ...answer, clock: null }));
    await visit.presses('See my result');
    await visit.sees('System cost estimate');
    expect(Boolean(slider(visit))).to.equal(false);
    await until('the house', () => visit.root.querySelector('.result__picture .house__dwelling'));
  });
});

const says = (visit: Stage) => slider(visit).getAttribute('aria-valuetext') ?? '';

/** The price of an hour in the list of the tariff's windows. */
function listed({ root }: Stage, at: number): string | undefined {
  for (const row of root.querySelectorAll('.clock__window')) {
    const [, from = 0, fromHalf, to = 0, toHalf] =
      /(\d\d):(\d)0 to (\d\d):(\d)0/
        .exec(row.querySelector('.clock__when')?.textContent ?? '')
        ?.map(Number) ?? [];
    const begins = from + (fromHalf ? 0.5 : 0);
    const length = (to + (toHalf ? 0.5 : 0) - begins + 24) % 24 || 24;
    if ((at - begins + 24) % 24 < length)
      return /([\d.]+p)/.exec(row.querySelector('.clock__price')?.textContent ?? '')?.[1];
  }
  return undefined;
}
