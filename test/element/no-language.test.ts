import { expect } from '@open-wc/testing';
import { cleanUp } from '../browser/mount.ts';
import { drawn, solarChart } from './support/solar-chart.ts';

// Set before the widget's script loads. Some browsers without a language report this value, which `Intl` does not know.
Object.defineProperties(navigator, { language: { value: 'C' }, languages: { value: ['C'] } });

describe('a browser without a language', () => {
  afterEach(cleanUp);

  it('EMB-01: runs, and draws its charts', async () => {
    expect(() => new Intl.NumberFormat(navigator.language)).to.throw(RangeError);
    const chart = await solarChart();
    expect((await drawn(chart)).clientWidth).to.be.above(0);
    chart.column.remove();
  });
});
