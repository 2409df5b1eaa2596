import type uPlot from 'uplot';
import type { Inks } from './chart-inks.ts';
import type { ChartSpec } from './chart-spec.ts';
import { type LabelBox, type LabelWish, labelPlaces } from './label-places.ts';

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
