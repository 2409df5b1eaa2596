// A title that states the conclusion, the same as a sentence, the drawing, and a table of its numbers. Screen readers get title and
// sentence come once, and the table is offered before the drawing.
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { useHeadingTag } from '../heading/outline.tsx';
import { Table } from '../table/table.tsx';
import { ChartMark } from './chart-mark.tsx';
import { ChartPlot } from './chart-plot.tsx';
import type { ChartSpec } from './chart-spec.ts';

/** The sentences that all charts share. */
export interface ChartWords {
  /** 'Show as table' */
  readonly asTable: string;
  /** 'Show as chart' */
  readonly asChart: string;
  /** The kind of drawing, said before its name: 'Interactive chart' */
  readonly role: string;
  /** 'Use the arrow keys, or touch the chart, to read its values.' */
  readonly hint: string;
}

interface ChartProps {
  /** The conclusion: 'You make more than you use from April to September'. */
  readonly title: string;
  readonly summary: string;
  /** Must be the same object while the numbers are the same: a new one draws the chart again. */
  readonly spec: ChartSpec;
  readonly words: ChartWords;
}

export function Chart({ title, summary, spec, words }: ChartProps) {
  const [asTable, setAsTable] = useState(false);
  const Title = useHeadingTag(4);
  const action = asTable ? words.asChart : words.asTable;
  return (
    <figure className="chart stack" part="chart">
      <figcaption className="chart__caption stack stack--1">
        <Title className="chart__title heading heading--section">{title}</Title>
        <p className="chart__summary">{summary}</p>
      </figcaption>
      <p className="chart__key">
        {spec.series.map(({ name, look, ink }) => (
          <span key={name}>
            <ChartMark look={look} ink={ink} />
            <span>{name}</span>
          </span>
        ))}
        <span className="chart__unit">{spec.unit}</span>
      </p>
      <Button look="link" label={`${action}: ${title}`} onClick={() => setAsTable(!asTable)}>
        {action}
      </Button>
      {asTable ? (
        <Table
          head={spec.pointsName}
          columns={spec.series.map(({ name }) => name)}
          rows={spec.points.map(({ name }, at) => ({
            name,
            cells: spec.series.map(({ values }) => spec.format(values[at] ?? 0)),
          }))}
        />
      ) : (
        <ChartPlot spec={spec} name={title} kind={words.role} hint={words.hint} />
      )}
    </figure>
  );
}
