// Checks the painted line over a chart's bars: it has a contrast of 3:1 with its neighbours, in every theme.

import { expect } from '@open-wc/testing';
import { THEMES } from '../../src/domain/settings.ts';
import { type Color, contrast } from '../../src/shell/theme/color.ts';
import { cleanUp } from '../browser/mount.ts';
import { until } from '../browser/until.ts';
import { visitor } from '../browser/visitor.ts';
import { drawn, type SolarChart, solarChart } from './support/solar-chart.ts';

/** The number of device pixels next to the line that anti-aliasing may blur. */
const BLUR = 3;
const GRAPHIC = 3;

describe('A11Y the line of a chart against its bars', () => {
  let chart: SolarChart;
  before(async () => {
    chart = await solarChart();
  });
  after(cleanUp);

  for (const theme of THEMES) {
    it(`BEY-11: 1.4.11: stands out from its neighbours by 3:1 in ${theme}`, async () => {
      chart.host.setAttribute('theme', theme);
      const canvas = await drawn(chart);
      const ink = inkOf(chart);
      await until(`${theme}’s ink`, () => has(canvas, ink));
      const beside = colourBesideLine(canvas, ink);
      expect(beside.length).to.be.above(100);
      expect(beside.filter((ratio) => ratio < GRAPHIC)).to.deep.equal([]);
    });
  }
});

function inkOf({ host }: SolarChart): Color {
  const probe = visitor(host).root.querySelector('.result__how .chart__inks') as Element;
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(probe).borderTopColor.match(/\d+/g) ?? []).map(
    Number,
  );
  return [red, green, blue];
}

const near = (one: Color, other: Color) => one.every((part, at) => Math.abs(part - (other[at] ?? 0)) < 6);

function pixels(canvas: HTMLCanvasElement): (x: number, y: number) => Color | null {
  const { width, height } = canvas;
  const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
  return (x, y) => {
    const at = 4 * (y * width + x);
    return (data[at + 3] ?? 0) > 250 ? [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] : null;
  };
}

function has(canvas: HTMLCanvasElement, ink: Color): boolean {
  const pixel = pixels(canvas);
  for (let y = 0; y < canvas.height; y += 1)
    for (let x = 0; x < canvas.width; x += 1) {
      const color = pixel(x, y);
      if (color && near(color, ink)) return true;
    }
  return false;
}

/** For each column of pixels, the contrast of the line with the colour right next to it. Unpainted background does not count. */
function colourBesideLine(canvas: HTMLCanvasElement, ink: Color): number[] {
  const pixel = pixels(canvas);
  const ratios: number[] = [];
  for (let x = 0; x < canvas.width; x += 1)
    for (let y = BLUR; y < canvas.height - BLUR; y += 1)
      for (const step of [-1, 1]) {
        const here = pixel(x, y);
        const next = pixel(x, y + step);
        if (!here || !near(here, ink) || (next && near(next, ink))) continue;
        const beside = [1, 2, 3].map((far) => pixel(x, y + step * far)).filter((color) => color !== null);
        if (beside.length === BLUR) ratios.push(Math.max(...beside.map((color) => contrast(color, ink))));
      }
  return ratios;
}
