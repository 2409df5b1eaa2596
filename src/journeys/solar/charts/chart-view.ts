// A chart's conclusion, the same as a sentence, and the data to draw.
import type { ChartSpec } from '../../../ui/chart/chart-spec.ts';

export interface ChartView {
  readonly title: string;
  readonly summary: string;
  readonly spec: ChartSpec;
}
