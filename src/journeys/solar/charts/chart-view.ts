// A chart's takeaway, the same in a sentence, and what is drawn.
import type { ChartSpec } from '../../../ui/chart/chart-spec.ts';

export interface ChartView {
  readonly title: string;
  readonly summary: string;
  readonly spec: ChartSpec;
}
