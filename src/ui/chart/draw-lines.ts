import type uPlot from 'uplot';
import type { Inks } from './chart-inks.ts';
import type { ChartSpec } from './chart-spec.ts';

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
