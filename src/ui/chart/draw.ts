// Draws lines and labels on the canvas, in the theme’s colours.
import type uPlot from 'uplot';
import type { ChartSpec } from './chart-spec.ts';
import { type LabelBox, type LabelWish, labelPlaces } from './places.ts';

/** The theme's colours and font, read at the chart's place when it is drawn. */
export interface Inks {
  readonly text: string;
  readonly muted: string;
  /** The background. */
  readonly ground: string;
  readonly hairline: string;
  /** The fourth is the sun's colour. */
  readonly series: Readonly<Record<1 | 2 | 3 | 4, string>>;
  /** The fill under a line, before and after the flag. */
  readonly area: string;
  readonly areaAfter: string;
  readonly family: string;
  /** px */
  readonly size: number;
  /** True if the theme has rounded corners. Bars then have them, too. */
  readonly isRound: boolean;
}

/**
 * Reads an element that has each colour in a different property (`chart__inks` in chart.css). The result is always a computed
 * colour, even for custom properties and mixes, and the system's own colour under forced colours.
 */
export function readInks(probe: Element): Inks {
  const style = getComputedStyle(probe);
  return {
    text: style.color,
    muted: style.outlineColor,
    ground: style.backgroundColor,
    hairline: style.borderLeftColor,
    series: {
      1: style.borderTopColor,
      2: style.borderRightColor,
      3: style.borderBottomColor,
      4: style.caretColor,
    },
    area: style.textDecorationColor,
    areaAfter: style.columnRuleColor,
    family: style.fontFamily,
    size: Number.parseFloat(style.fontSize),
    isRound: Number.parseFloat(style.borderTopLeftRadius) > 0,
  };
}

/** Calls back when the colours have changed: by one of our attributes, a class on the page, or the system's colours. */
export function watchInks(probe: Element, onChange: () => void): () => void {
  let before = JSON.stringify(readInks(probe));
  let frame = 0;
  const look = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const now = JSON.stringify(readInks(probe));
      if (now !== before) onChange();
      before = now;
    });
  };
  const observer = new MutationObserver(look);
  for (const element of dressedBy(probe)) observer.observe(element, { attributes: true });
  const media = ['(forced-colors: active)', '(prefers-color-scheme: dark)'].map((query) => matchMedia(query));
  for (const query of media) query.addEventListener('change', look);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    for (const query of media) query.removeEventListener('change', look);
  };
}

/** All ancestors whose attributes can change the colours: our wrapper, the element and the page's elements around it. */
function dressedBy(probe: Element): readonly Element[] {
  const around: Element[] = [];
  for (let node: Node | null = probe; node; node = node.parentNode ?? (node as ShadowRoot).host ?? null) {
    if (node instanceof Element) around.push(node);
  }
  return around;
}

/** Lines over bars, each with an edge in the background's colour, so that it stands out from any bar. */
export function drawLines({ ctx, valToPos }: uPlot, { series }: ChartSpec, inks: Inks, ratio: number): void {
  if (!series.some(({ look }) => look === 'bars')) return;
  ctx.save();
  ctx.lineJoin = 'round';
  ctx.setLineDash([]);
  for (const { look, ink, values } of series) {
    if (look !== 'line') continue;
    for (const [colour, width] of [
      [inks.ground, 7],
      [inks.series[ink], 3],
    ] as const) {
      ctx.strokeStyle = colour;
      ctx.lineWidth = width * ratio;
      ctx.beginPath();
      for (const [at, value] of values.entries())
        ctx.lineTo(valToPos(at, 'x', true), valToPos(value, 'y', true));
      ctx.stroke();
    }
  }
  ctx.restore();
}

interface Label extends LabelWish {
  readonly text: string;
}

/** In canvas pixels; a CSS pixel may have several. */
export function drawLabels({ ctx, bbox, valToPos }: uPlot, spec: ChartSpec, inks: Inks, ratio: number): void {
  const place = (at: number, value: number) => ({
    x: valToPos(at, 'x', true),
    y: valToPos(value, 'y', true),
  });
  const height = inks.size * ratio;
  ctx.save();
  ctx.setLineDash([]);
  ctx.font = `600 ${height}px ${inks.family}`;
  ctx.textBaseline = 'middle';
  drawZero(ctx, bbox, place(0, 0).y, inks, ratio);
  const labels = labelsOf(spec, place, height, (text) => ctx.measureText(text).width);
  const boxes = labelPlaces(labels, bbox);
  labels.forEach(({ text, side, x, y }, index) => {
    const box = boxes[index];
    if (!box) return;
    ctx.fillStyle = inks.ground;
    // A patch of the background keeps it readable over lines and bars.
    if (side === 'flag') drawFlag(ctx, box, { x, y }, inks, ratio);
    else ctx.fillRect(box.left - ratio, box.top - ratio, box.width + 2 * ratio, box.height + ratio);
    ctx.fillStyle = side === 'flag' ? inks.ground : inks.text;
    ctx.textAlign = 'center';
    ctx.fillText(text, box.left + box.width / 2, box.top + box.height / 2);
  });
  ctx.restore();
}

/** The flag first, since it keeps its place and the others move. */
function labelsOf(
  { flag, series }: ChartSpec,
  place: (at: number, value: number) => { x: number; y: number },
  height: number,
  width: (text: string) => number,
): readonly Label[] {
  const planted: readonly Label[] = flag
    ? [
        {
          text: flag.text,
          ...place(flag.at, flag.value),
          width: width(flag.text) + height * 1.4,
          height: height * 2,
          side: 'flag',
        },
      ]
    : [];
  const notes = series.flatMap(({ notes, values }) =>
    notes.map(({ at, text, side }): Label => {
      const value = values[at] ?? 0;
      const where = side ?? (value < 0 ? 'below' : 'above');
      return { text, ...place(at, value), width: width(text), height, side: where };
    }),
  );
  return [...planted, ...notes];
}

function drawZero(
  ctx: CanvasRenderingContext2D,
  bbox: uPlot.BBox,
  y: number,
  inks: Inks,
  ratio: number,
): void {
  ctx.fillStyle = inks.muted;
  ctx.fillRect(bbox.left, Math.round(y), bbox.width, ratio);
}

/** A flag on a pole, at the point where the lines cross. */
function drawFlag(
  ctx: CanvasRenderingContext2D,
  box: LabelBox,
  foot: { x: number; y: number },
  inks: Inks,
  ratio: number,
): void {
  ctx.fillStyle = inks.text;
  ctx.beginPath();
  ctx.roundRect(box.left, box.top, box.width, box.height, inks.isRound ? 4 * ratio : 0);
  ctx.rect(foot.x - ratio, box.top, 2 * ratio, foot.y - box.top);
  ctx.fill();
  ctx.beginPath();
  ctx.arc(foot.x, foot.y, 5 * ratio, 0, 2 * Math.PI);
  ctx.fill();
  ctx.lineWidth = 2 * ratio;
  ctx.strokeStyle = inks.ground;
  ctx.stroke();
}
