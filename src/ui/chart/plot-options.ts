import uPlot from 'uplot';
import type { ChartSeries, ChartSpec } from './chart-spec.ts';
import { drawLabels, drawLines, type Inks } from './draw.ts';
import { valueAxis } from './places.ts';

/** If a label has fewer CSS pixels than this, the shorter labels are used. */
const ROOM_FOR_NAME = 42;

/** Bars need half a step at each end; lines go from edge to edge. */
export function isPadded({ series }: ChartSpec): boolean {
  return series.some(({ look }) => look === 'bars');
}

/** `inks` is called at every drawing, so that it uses the new colours after a change of theme. */
export function plotOptions(spec: ChartSpec, inks: () => Inks): Omit<uPlot.Options, 'width' | 'height'> {
  const { points, series, flag } = spec;
  const last = points.length - 1;
  const half = isPadded(spec) ? 0.5 : 0;
  const values = series.flatMap((one) => one.values);
  const { min, max, ticks } = valueAxis(values);
  return {
    padding: [10, half ? 4 : 16, 0, 0],
    legend: { show: false },
    select: { show: false, left: 0, top: 0, width: 0, height: 0 },
    cursor: cursorOptions(series, inks),
    scales: { x: { time: false, range: [-half, last + half] }, y: { range: [min, max] } },
    axes: [pointAxis(spec, inks), valuesAxis(spec, ticks, inks)],
    series: [{}, ...series.map((one) => seriesOptions(one, flag?.at, inks))],
    hooks: {
      draw: [
        (plot) => drawLines(plot, spec, inks(), devicePixelRatio),
        (plot) => drawLabels(plot, spec, inks(), devicePixelRatio),
      ],
    },
  };
}

/** uPlot adds no listeners: we handle keys, mouse and touch, and there is no zoom. */
function cursorOptions(series: readonly ChartSeries[], inks: () => Inks): uPlot.Cursor {
  const none = () => null;
  const events = ['mousedown', 'mouseup', 'click', 'dblclick', 'mousemove', 'mouseleave', 'mouseenter'];
  const colour = (_: uPlot, index: number) => inks().series[series[index - 1]?.ink ?? 1];
  return {
    y: false,
    bind: Object.fromEntries(events.map((event) => [event, none])),
    drag: { setScale: false, x: false, y: false },
    points: { size: 11, width: 2, fill: colour, stroke: () => inks().ground },
  };
}

function axisOptions(inks: () => Inks): uPlot.Axis {
  const { family, size } = inks();
  return { stroke: () => inks().muted, font: `${size}px ${family}`, ticks: { show: false } };
}

function pointAxis({ points }: ChartSpec, inks: () => Inks): uPlot.Axis {
  const named = points.filter(({ tick }) => tick !== '').length;
  return {
    ...axisOptions(inks),
    size: inks().size + 14,
    gap: 8,
    grid: { show: false },
    splits: points.map((_, index) => index),
    values: ({ bbox }) => {
      const room = bbox.width / devicePixelRatio / named;
      return points.map(({ tick, shortTick = tick }) => (room < ROOM_FOR_NAME ? shortTick : tick));
    },
  };
}

function valuesAxis(
  { format, axisFormat = format }: ChartSpec,
  ticks: readonly number[],
  inks: () => Inks,
): uPlot.Axis {
  return {
    ...axisOptions(inks),
    gap: 6,
    size: ({ ctx }, texts) => widest(ctx, texts ?? [], inks()) + 10,
    grid: { stroke: () => inks().hairline, width: 1 },
    splits: [...ticks],
    values: () => ticks.map(axisFormat),
  };
}

/** In CSS pixels. The context is restored, because uPlot caches the settings that it makes there. */
function widest(ctx: CanvasRenderingContext2D, texts: readonly string[], { family, size }: Inks): number {
  ctx.save();
  ctx.font = `${size}px ${family}`;
  const width = Math.max(0, ...texts.map((text) => ctx.measureText(text).width));
  ctx.restore();
  return Math.ceil(width);
}

function seriesOptions(
  { look, ink }: ChartSeries,
  flagAt: number | undefined,
  inks: () => Inks,
): uPlot.Series {
  const colour = () => inks().series[ink];
  const line: uPlot.Series = { stroke: colour, width: 3, points: { show: false } };
  if (look === 'dashed') return { ...line, width: 2, dash: [7, 5] };
  if (look === 'area') return { ...line, fill: (plot) => areaFill(plot, flagAt, inks()) };
  if (look === 'line') return line;
  const radius = inks().isRound ? 0.18 : 0;
  const paths = uPlot.paths.bars?.({ size: [0.7, 48], radius });
  // Yellow is too pale for an edge, so a line in the text's colour ends it.
  const edge: uPlot.Series = ink === 4 ? { width: 1.5, stroke: () => inks().text } : { width: 0 };
  return { ...line, ...edge, fill: colour, ...(paths && { paths }) };
}

/** One colour up to the flag and a darker one after it, with a hard edge. */
function areaFill({ ctx, bbox, valToPos }: uPlot, flagAt: number | undefined, inks: Inks) {
  if (flagAt === undefined || !(bbox.width > 0)) return inks.area;
  const edge = Math.max(0, Math.min(1, (valToPos(flagAt, 'x', true) - bbox.left) / bbox.width));
  const fill = ctx.createLinearGradient(bbox.left, 0, bbox.left + bbox.width, 0);
  fill.addColorStop(0, inks.area);
  fill.addColorStop(edge, inks.area);
  fill.addColorStop(edge, inks.areaAfter);
  fill.addColorStop(1, inks.areaAfter);
  return fill;
}
