// Draws a chart when it comes into view, again when its size or the theme changes, and then removes it.
import uPlot from 'uplot';
import { readInks, watchInks } from './chart-inks.ts';
import type { ChartSpec } from './chart-spec.ts';
import { sharePoint } from './move-cursor.ts';
import { isPadded, plotOptions } from './plot-options.ts';
import { whenDrawable, whenResized, whenSharper } from './when-drawable.ts';

export interface Plot {
  /** Puts the cursor on a point; null takes it away. */
  point(at: number | null): void;
  /** The point at a position in the window; null before anything is drawn. @param clientX CSS pixels */
  pointUnder(clientX: number): number | null;
  close(): void;
}

/**
 * @param box holds the drawing and gives it its size; the drawing may not change its width
 * @param probe carries the colours (see `readInks`)
 */
export function openPlot(box: HTMLElement, probe: Element, spec: ChartSpec): Plot {
  let plot: uPlot | null = null;
  let stop = whenDrawable(box, () => {
    const draw = () => {
      plot?.destroy();
      plot = drawPlot(box, probe, spec);
    };
    draw();
    const stops = [
      whenResized(box, (width, height) => plot?.setSize({ width, height })),
      // Redraws the paths, too, since those of bars contain the colour with which they were made.
      watchInks(probe, () => plot?.redraw(true, true)),
      whenSharper(draw),
    ];
    stop = () => {
      for (const end of stops) end();
    };
  });
  return {
    point: (at) => plot && setCursor(plot, spec, at),
    pointUnder: (clientX) => plot && pointUnder(plot, spec, clientX),
    close() {
      stop();
      plot?.destroy();
      plot = null;
    },
  };
}

function drawPlot(box: HTMLElement, probe: Element, spec: ChartSpec): uPlot {
  const { clientWidth: width, clientHeight: height } = box;
  const options = { ...plotOptions(spec, () => readInks(probe)), width, height };
  const data = [spec.points.map((_, index) => index), ...spec.series.map(({ values }) => [...values])];
  return new uPlot(options, data as uPlot.AlignedData, box);
}

function setCursor(plot: uPlot, { series }: ChartSpec, at: number | null): void {
  const value = at === null ? undefined : series[0]?.values[at];
  if (at === null || value === undefined) plot.setCursor({ left: -10, top: -10 });
  else plot.setCursor({ left: plot.valToPos(at, 'x'), top: plot.valToPos(value, 'y') });
}

/** Uses the share of the visible width, so that the cursor stays under the finger on a page that scales the widget. */
function pointUnder(plot: uPlot, spec: ChartSpec, clientX: number): number | null {
  const { left, width } = plot.over.getBoundingClientRect();
  return width > 0 ? sharePoint((clientX - left) / width, spec.points.length, isPadded(spec)) : null;
}
