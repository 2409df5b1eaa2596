// Draws a chart when it comes into view, again when its size or the theme changes, and then removes it.
import uPlot from 'uplot';
import type { ChartSpec } from './chart-spec.ts';
import { readInks, watchInks } from './draw.ts';
import { sharePoint } from './places.ts';
import { isPadded, plotOptions } from './plot-options.ts';

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

/** Calls back once, when the box is near the viewport and has a width. Returns a function that stops waiting. */
function whenDrawable(box: Element, onDrawable: () => void): () => void {
  let isNear = false;
  const look = () => {
    if (!isNear || box.clientWidth === 0) return;
    stop();
    onDrawable();
  };
  const sight = new IntersectionObserver(
    (entries) => {
      isNear = entries.at(-1)?.isIntersecting ?? false;
      look();
    },
    { rootMargin: '200px' },
  );
  const size = new ResizeObserver(look);
  const stop = () => {
    sight.disconnect();
    size.disconnect();
  };
  sight.observe(box);
  size.observe(box);
  return stop;
}

/** Calls back in an animation frame when the box has a new size, in whole pixels, that is not zero. */
function whenResized(box: Element, onSize: (width: number, height: number) => void): () => void {
  let frame = 0;
  let before = `${box.clientWidth} ${box.clientHeight}`;
  const look = () => {
    const { clientWidth: width, clientHeight: height } = box;
    if (width === 0 || before === `${width} ${height}`) return;
    before = `${width} ${height}`;
    onSize(width, height);
  };
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  });
  observer.observe(box);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}

/** Calls back when the ratio of CSS pixels to device pixels changes: by zooming, or on another screen. */
function whenSharper(onSharper: () => void): () => void {
  let query: MediaQueryList;
  const look = () => {
    query?.removeEventListener('change', change);
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', change);
  };
  const change = () => {
    look();
    onSharper();
  };
  look();
  return () => query.removeEventListener('change', change);
}
