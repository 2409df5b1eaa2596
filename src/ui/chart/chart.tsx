// A title that states the conclusion, the same as a sentence, the drawing, and a table of its numbers. Screen readers get title and
// sentence come once, and the table is offered before the drawing.

import { type Signal, useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { crosses } from '../events.ts';
import { Table } from '../facts/table.tsx';
import { useHeadingTag } from '../text/heading.tsx';
import type { ChartSpec } from './chart-spec.ts';
import { keyPoint } from './places.ts';
import { openPlot, type Plot } from './plot.ts';

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

interface ChartPlotProps {
  readonly spec: ChartSpec;
  readonly name: string;
  /** The kind of drawing, for screen readers: 'Interactive chart'. */
  readonly kind: string;
  readonly hint: string;
}

/** Keys, a mouse or a finger move the cursor from point to point. */
export function ChartPlot({ spec, name, kind, hint }: ChartPlotProps) {
  const hintId = useId();
  const box = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const plot = useRef<Plot>(null);
  const cursor = useSignal<number | null>(null);

  useEffect(() => {
    if (!box.current || !probe.current) return;
    const opened = openPlot(box.current, probe.current, spec);
    plot.current = opened;
    cursor.value = null;
    return opened.close;
  }, [spec, cursor]);

  const point = (at: number | null) => {
    cursor.value = at;
    plot.current?.point(at);
  };
  const press = (event: KeyboardEvent) => {
    const at =
      event.metaKey || event.ctrlKey || event.altKey
        ? undefined
        : keyPoint(event.key, cursor.peek(), spec.points.length);
    if (at === undefined) return;
    event.preventDefault();
    point(at);
  };
  const follow = ({ clientX }: PointerEvent) => {
    const at = plot.current?.pointUnder(clientX) ?? null;
    if (at !== cursor.peek()) point(at);
  };
  const leave = (event: PointerEvent) => {
    // When a finger is lifted, the values stay on screen.
    if (event.nativeEvent.pointerType === 'mouse' && crosses(event)) point(null);
  };

  return (
    <>
      <div
        className="chart__plot"
        role="application"
        aria-label={name}
        aria-roledescription={kind}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
        tabIndex={0}
        onKeyDown={press}
        onBlur={() => point(null)}
        onPointerDown={follow}
        onPointerMove={follow}
        onPointerOut={leave}
      >
        <div className="chart__canvas" ref={box} aria-hidden="true" />
        <span className="chart__inks" ref={probe} hidden />
      </div>
      <ChartReadout spec={spec} cursor={cursor} hint={hint} hintId={hintId} />
    </>
  );
}

interface ChartReadoutProps {
  readonly spec: ChartSpec;
  /** Index of the point under the cursor. */
  readonly cursor: Signal<number | null>;
  /** How to read the chart; shown until the visitor has done so. */
  readonly hint: string;
  readonly hintId: string;
}

/** Shows the values at the cursor, and announces them politely. */
function ChartReadout({ spec, cursor, hint, hintId }: ChartReadoutProps) {
  useSignals();
  const at = cursor.value;
  const point = at === null ? undefined : spec.points[at];
  const last = spec.series.length - 1;
  return (
    <div className="chart__readout">
      <p className="chart__hint" id={hintId} hidden={point !== undefined}>
        {hint}
      </p>
      <p role="status">
        {point && spec.text && <span>{spec.text(at ?? 0)}</span>}
        {point && !spec.text && (
          <>
            <strong>{`${point.name}:`}</strong>
            {spec.series.map((series, index) => (
              <span key={series.name}>
                {' '}
                <ChartMark look={series.look} ink={series.ink} />
                <span>{`${series.name} `}</span>
                <span translate="no">
                  {`${spec.format(series.values[at ?? 0] ?? 0)}${index < last ? ',' : ''}`}
                </span>
              </span>
            ))}
          </>
        )}
      </p>
    </div>
  );
}

interface ChartMarkProps {
  readonly look: 'bars' | 'line' | 'area' | 'dashed' | 'faint' | 'outlined';
  readonly ink: 1 | 2 | 3 | 4;
}

/** The symbol of a series or a share next to its name: its shape and its colour. */
export function ChartMark({ look, ink }: ChartMarkProps) {
  return <span className={`chart-mark chart-mark--${look} chart-mark--ink-${ink}`} aria-hidden="true" />;
}
