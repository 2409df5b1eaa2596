import type { ChartWords } from '../../ui/chart/chart.tsx';
import type { Words } from '../../words/words.ts';

/** The sentences that all charts share. */
export function chartWords(words: Words): ChartWords {
  return {
    asTable: words('chart.asTable'),
    asChart: words('chart.asChart'),
    role: words('chart.role'),
    hint: words('chart.hint'),
  };
}
