import { expect } from '@open-wc/testing';
import { cleanUp } from '../browser/mount.ts';
import { until } from '../browser/until.ts';
import { visitor } from '../browser/visitor.ts';
import { drawn, mainColour, pointAt, type SolarChart, solarChart } from './support/solar-chart.ts';

describe('a chart', () => {
  let chart: SolarChart;
  beforeEach(async () => {
    chart = await solarChart();
  });
  afterEach(async () => {
    document.documentElement.removeAttribute('style');
    chart.column.remove();
    await cleanUp();
  });

  const asWideAsItsBox = () => chart.canvas()?.clientWidth === chart.plot().clientWidth;
  /** True if the key was left to the page. */
  const key = (name: string, held: KeyboardEventInit = {}) =>
    chart
      .plot()
      .dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true, ...held }),
      );

  it('host-pages 41: is drawn when it is first seen, and not while its column has no width', async () => {
    chart.column.style.display = 'none';
    expect(chart.canvas()).to.equal(null);
    chart.column.style.display = '';
    await drawn(chart);
    expect(asWideAsItsBox()).to.equal(true);
  });

  it('host-pages 41: follows its column to 280 px and back, and never grows by itself', async () => {
    await drawn(chart);
    for (const width of [280, 1200, 500]) {
      chart.column.style.inlineSize = `${width}px`;
      await until(`a chart as wide as a column of ${width} px`, asWideAsItsBox);
      expect(visitor(chart.host).root.querySelector('.root')?.scrollWidth).to.be.at.most(width);
    }
    const before = chart.canvas()?.clientWidth;
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
    expect(chart.canvas()?.clientWidth).to.equal(before);
  });

  it('host-pages 41: that was hidden is as wide as its column when it is shown again', async () => {
    await drawn(chart);
    chart.column.style.display = 'none';
    chart.column.style.inlineSize = '400px';
    await new Promise(requestAnimationFrame);
    chart.column.style.display = '';
    await until('the chart to fit', asWideAsItsBox);
  });

  for (const [how, style] of [
    ['scaled', { transform: 'scale(.8)' }],
    ['zoomed', { zoom: '1.25' }],
  ] as const) {
    it(`host-pages 42: reads the month under the pointer on a page that is ${how}`, async () => {
      await drawn(chart);
      Object.assign(chart.column.style, style);
      chart.plot().scrollIntoView({ block: 'center' });
      pointAt(chart, 6.5 / 12);
      await until('July', () => chart.status().startsWith('July:'));
    });
  }

  it('host-pages 43: leaves an upward drag to the page, and keeps what a finger has read', async () => {
    await drawn(chart);
    expect(getComputedStyle(chart.plot()).touchAction).to.equal('pan-y');
    pointAt(chart, 0.5 / 12, 'touch');
    await until('January', () => chart.status().startsWith('January:'));
    const lifted = new PointerEvent('pointerout', { bubbles: true, composed: true, pointerType: 'touch' });
    chart.plot().dispatchEvent(lifted);
    await new Promise(requestAnimationFrame);
    expect(chart.status()).to.match(/^January:/);
  });

  it('BEY-11 host-pages 44: announces the values at its cursor when the arrow keys move it', async () => {
    await drawn(chart);
    expect(chart.status()).to.equal('');
    key('ArrowRight');
    await until('January', () => chart.status().startsWith('January:'));
    key('ArrowRight');
    const february = /^February: Made by your panels [\d,]+ kWh, Used by your home [\d,]+ kWh$/;
    await until('the values of February', () => february.test(chart.status()));
    expect(key('End'), 'a key of ours').to.equal(false);
    await until('December', () => chart.status().startsWith('December:'));
    for (const held of ['metaKey', 'ctrlKey', 'altKey'] as const)
      expect(key('Home', { [held]: true }), `with ${held}`).to.equal(true);
    expect(chart.status()).to.match(/^December:/);
    key('Escape');
    await until('no cursor', () => chart.status() === '');
    chart.plot().focus();
    key('End');
    await until('December again', () => chart.status().startsWith('December:'));
    chart.plot().blur();
    await until('no cursor where nobody is', () => chart.status() === '');
  });

  it('host-pages 44: shows its numbers in a table at one press, and the drawing again at the next', async () => {
    await drawn(chart);
    const button = visitor(chart.host).root.querySelector<HTMLElement>('.result__how .chart button');
    const title = visitor(chart.host).root.querySelector('.result__how .chart__title')?.textContent;
    expect(button?.ariaLabel).to.equal(`Show as table: ${title}`);
    button?.click();
    await until('the table', () => chart.canvas() === null);
    const table = visitor(chart.host).root.querySelector('.result__how .chart table') as HTMLTableElement;
    expect(table.checkVisibility()).to.equal(true);
    expect(table.rows).to.have.length(13);
    expect(table.rows[6]?.textContent).to.match(/^June[\d,]+ kWh[\d,]+ kWh$/);
    await visitor(chart.host).presses(`Show as chart: ${title}`);
    await drawn(chart);
  });

  it('host-pages 44: is drawn again in the colours of another theme, or of the page', async () => {
    await drawn(chart);
    const colour = () => mainColour(chart.canvas());
    expect(colour()).to.equal('242,182,50');
    chart.host.setAttribute('theme', 'volt');
    await until('the colour of volt', () => colour() === '255,200,61');
    document.documentElement.style.setProperty('--heq-sun', 'rgb(10, 200, 30)');
    await until('the colour of the page', () => colour() === '10,200,30');
  });

  it('is removed with its element', async () => {
    const canvas = await drawn(chart);
    chart.host.remove();
    await until('no drawing', () => !canvas.isConnected && canvas.getRootNode() !== chart.host.shadowRoot);
  });
});
