// Knows a chart as people read it: what it shows as its title, the same in a sentence, the drawing, and a table of its numbers.
import { useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { ChartMark } from './chart-mark.tsx';
import { ChartPlot } from './chart-plot.tsx';
import type { ChartSpec } from './chart-spec.ts';
import { ChartTable } from './chart-table.tsx';

/** The sentences that all charts share. */
export interface ChartWords {
  /** 'Show as table' */
  readonly asTable: string;
  /** 'Show as chart' */
  readonly asChart: string;
  /** 'interactive chart' */
  readonly role: string;
  /** 'Use the arrow keys, or touch the chart, to read its values.' */
  readonly hint: string;
}

export interface ChartProps {
  /** The takeaway: 'You make more than you use from April to September'. */
  readonly title: string;
  readonly level?: 3 | 4;
  readonly summary: string;
  /** One object for as long as the numbers are the same: another one draws the chart anew. */
  readonly spec: ChartSpec;
  readonly words: ChartWords;
}

export function Chart({ title, level = 4, summary, spec, words }: ChartProps) {
  const titleId = useId();
  const [asTable, setAsTable] = useState(false);
  const Title = `h${level}` as const;
  const action = asTable ? words.asChart : words.asTable;
  return (
    <figure className="chart" part="chart" aria-labelledby={titleId}>
      <figcaption className="chart__caption">
        <Title className="chart__title" id={titleId}>
          {title}
        </Title>
        <p className="chart__summary">{summary}</p>
      </figcaption>
      <p className="chart__key">
        {spec.series.map(({ name, look, ink }) => (
          <span className="chart__name" key={name}>
            <ChartMark look={look} ink={ink} />
            {name}
          </span>
        ))}
        <span className="chart__unit">{spec.unit}</span>
      </p>
      {!asTable && (
        <ChartPlot spec={spec} title={title} summary={summary} role={words.role} hint={words.hint} />
      )}
      <ChartTable caption={title} spec={spec} shown={asTable} />
      <Button look="link" label={`${action}: ${title}`} onClick={() => setAsTable(!asTable)}>
        {action}
      </Button>
    </figure>
  );
}
