// Checks that the drawings next to a result agree with its text, and are in the right place.
import { expect } from '@open-wc/testing';
import type { Range } from '../../src/domain/range.ts';
import { hoursUnder } from '../browser/day-hours.ts';
import { atAll, atHeatPump, text, walksCompare, walksEvOnly, walksSolar } from '../browser/results.ts';
import type { Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { givesHome, pastAddress, START } from '../browser/walks.ts';
import { onTheWay } from '../browser/wire.ts';

const finds = (visit: Stage, selector: string) => until(selector, () => visit.root.querySelector(selector));
const BEFORE = '.bar-compare__bar--before';
const HEATING = '.bar-compare__bar--ends';
const middleOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

describe('the parts drawn with a result', () => {
  it('HON-12: a range’s lower end comes before its higher one, with the figure between', async () => {
    const visit = await atHeatPump();
    const { textContent } = await finds(visit, '.range__sentence');
    const [low, high] = [...(textContent ?? '').matchAll(/£([\d,]+)/g)].map(([, pounds = '']) =>
      Number(pounds.replace(',', '')),
    );
    expect(low).to.be.lessThan(high ?? 0);
    // The line next to it does not repeat the figures.
    expect((await finds(visit, '.number-line')).textContent).to.equal('Same as today');
    const band = (await finds(visit, '.number-line__band')).getBoundingClientRect();
    const base = middleOf(await finds(visit, '.number-line__base')).x;
    expect(base).to.be.greaterThan(band.left).and.lessThan(band.right);
  });

  it('HON-12: a range on the good side of today is not drawn like one that may be on either', async () => {
    const colour = async (visit: Stage) =>
      getComputedStyle(await finds(visit, '.number-line__band')).backgroundColor;
    const better = await colour(await walksSolar());
    const visit = await pastAddress(START.solar);
    onTheWay('quoteResult', (answer) => ({
      ...answer,
      ranges: (answer.ranges as readonly Range[]).map((range) => ({ ...range, low: -range.high })),
    }));
    await givesHome(visit);
    await visit.presses('See my result');
    await visit.sees('System cost estimate');
    expect(await colour(visit)).to.not.equal(better);
  });

  it('LAND-04: petrol is drawn on its page as on a result, hatched', async () => {
    const visit = await walksCompare();
    const drawn = async () => {
      const { backgroundImage, borderTopColor } = getComputedStyle(await finds(visit, BEFORE));
      return { backgroundImage, borderTopColor };
    };
    const onResult = await drawn();
    expect(onResult.backgroundImage).to.match(/^repeating-linear-gradient/);
    location.hash = '#/quote/electric-vehicle';
    await visit.sees(/^A mile on petrol$/);
    expect(await drawn()).to.deep.equal(onResult);
  });

  it('HON-16: fuel that goes away is hatched, heating and car unlike each other, and each on its tab as in the bill', async () => {
    const visit = await atAll();
    const looks = (part: Element) => {
      const { backgroundImage, color } = getComputedStyle(part);
      return { backgroundImage, color };
    };
    const inBill = async (name: string) => {
      await finds(visit, '.stacked-bars__key');
      const keys = [...visit.root.querySelectorAll('.stacked-bars__key')];
      return looks(keys.find((key) => key.nextElementSibling?.textContent === name)!);
    };
    const [heating, car] = [await inBill('Heating fuel'), await inBill('Car fuel')];
    const leans = ({ backgroundImage }: typeof car) =>
      /^repeating-linear-gradient\((-?45deg)/.exec(backgroundImage)?.[1];
    expect([leans(heating), leans(car)]).to.deep.equal(['45deg', '-45deg']);
    expect(heating.color).not.to.equal(car.color);
    expect((await inBill('Electricity')).backgroundImage).to.equal('none');
    await visit.presses('Heat Pump');
    expect(looks(await finds(visit, HEATING))).to.deep.equal(heating);
    await visit.presses('EV');
    expect(looks(await finds(visit, BEFORE))).to.deep.equal(car);
  });

  it('HON-12: what moves a figure is one list, its amounts in one column, and its bars on one axis', async () => {
    const visit = await atAll();
    await visit.opens(/^Likely .* a year/);
    await finds(visit, '.combined .drivers__row');
    const rows = [...visit.root.querySelectorAll('.combined .drivers__row')];
    const shown = rows.filter((row) => row.checkVisibility());
    expect(shown.length, `${shown.length} shown`).to.equal(rows.length);
    expect(shown.length).to.be.above(4);
    const ends = shown.map((row) => row.querySelector('.drivers__amount')!.getBoundingClientRect().right);
    expect(new Set(ends.map(Math.round)).size).to.equal(1);
    const axis = (row: Element, of: string) => (row as HTMLElement).style.getPropertyValue(of);
    expect(new Set(rows.map((row) => axis(row, '--_zero'))).size).to.equal(1);
    const ofAll = rows.flatMap((row) => [axis(row, '--_from'), axis(row, '--_to')]).map(Number.parseFloat);
    expect([Math.min(...ofAll), Math.max(...ofAll)]).to.deep.equal([0, 100]);
    const [less, most] = [...visit.root.querySelectorAll('.combined .drivers__axis > *')];
    expect([text(less!), text(most!)]).to.deep.equal(['Saves less', 'Saves more']);
    const box = shown[0]!.getBoundingClientRect();
    expect(less!.getBoundingClientRect().left, 'its low end').to.be.closeTo(box.left, 1);
    expect(most!.getBoundingClientRect().right, 'its high end').to.be.closeTo(box.right, 1);
    expect(box.height).to.be.below(48);
  });

  it('HON-12: what was tried for each is in one fold at the end, and a cost says which end costs more', async () => {
    const visit = await walksEvOnly();
    await visit.opens(/^Likely to cost £/);
    const range = await finds(visit, '.range');
    expect(text(await finds(visit, '.range .drivers__axis'))).to.equal('Costs lessCosts more');
    const seen = (part: string) => [...range.querySelectorAll(part)].filter((one) => one.checkVisibility());
    expect(seen('.drivers__note')).to.have.length(0);
    await visit.opens('How we chose these');
    await until('what was tried', () => seen('.drivers__note').length);
    const notes = seen('.drivers__note');
    expect(notes).to.have.length(range.querySelectorAll('.drivers__row').length);
    for (const note of notes) {
      expect(text(note)).to.match(/^We tried .+ and .+\. .+\.$/);
      const names = [...range.querySelectorAll('.drivers__row dt')].map(text);
      expect(names).to.include(text(note.previousElementSibling!));
    }
  });

  it('HON-17, SEEN-10: high prices do not have the colour of the bill before', async () => {
    const visit = await atHeatPump();
    const colour = async (part: string, of: 'backgroundColor' | 'borderTopColor') =>
      getComputedStyle(await finds(visit, part))[of];
    const peak = await colour('.day-home .day-strip__band--peak', 'backgroundColor');
    expect([
      await colour(HEATING, 'borderTopColor'),
      await colour('.day-strip__band--cheap', 'backgroundColor'),
    ]).not.to.include(peak);
  });

  it('HON-17, SEEN-10: the day goes from midnight to midnight, each hour of a window where its list says', async () => {
    const visit = await atHeatPump();
    await visit.opens(/^Hour by hour/);
    const strip = await finds(visit, '.clock .day-strip');
    const left = hoursUnder(strip).map((hour) => hour.getBoundingClientRect().left);
    expect(left).to.deep.equal([...left].sort((a, b) => a - b));
    const day = strip.getBoundingClientRect();
    const drawn = [...strip.querySelectorAll('.day-strip__band')]
      .map((band) => ({ kind: band.className.split('--')[1], ...boundsOf(band, day) }))
      .sort((a, b) => a.from - b.from);
    const listed = [...visit.root.querySelectorAll('.clock .clock__window')].flatMap((window) => {
      const [from = 0, to = 0] = (window.querySelector('.clock__when')?.textContent ?? '')
        .split(' to ')
        .map((time) => Number(time.slice(0, 2)) * 2 + Number(time.slice(3)) / 30);
      const kind = window.className.split('--')[1];
      return to > from || to === 0
        ? [{ kind, from, to: to || 48 }]
        : [
            { kind, from, to: 48 },
            { kind, from: 0, to },
          ];
    });
    expect(drawn).to.deep.equal(listed.sort((a, b) => a.from - b.from));
  });

  it('HON-14: a lever shows the value typed into its field, with its unit', async () => {
    const visit = await atHeatPump();
    const slider = (await finds(visit, '.what-if input[type=range]')) as HTMLInputElement;
    const typed = slider.closest('.lever')?.querySelector<HTMLInputElement>('.lever__typed input');
    expect(slider.getAttribute('aria-valuetext')?.replace(/,/g, '')).to.match(/\d.*[%\p{L}£]|£\d/u);
    expect(slider.getAttribute('aria-valuetext')?.replace(/,/g, '')).to.contain(typed?.value);
  });

  it('AMB-09: the open tab names its panel, and leads to it', async () => {
    const visit = await atAll();
    for (const name of ['EV', 'Solar & Battery']) {
      await visit.presses(name);
      const tab = await until(name, () => visit.root.querySelector('[role=tab][aria-selected=true]'));
      const panel = await finds(visit, '[role=tabpanel]');
      expect(tab.textContent).to.contain(name);
      expect(tab.id && panel.id).to.not.equal('');
      expect(panel.getAttribute('aria-labelledby')).to.equal(tab.id);
      expect(tab.getAttribute('aria-controls')).to.equal(panel.id);
    }
  });
});

/** The start and end of a band in half hours of the day. */
function boundsOf(band: Element, day: DOMRect) {
  const { left, right } = band.getBoundingClientRect();
  const halfHour = (x: number) => Math.round(((x - day.left) * 48) / day.width);
  return { from: halfHour(left), to: halfHour(right) };
}
