// Shows the values at the cursor, and announces them politely.
import type { Signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { ChartMark } from './chart-mark.tsx';
import type { ChartSpec } from './chart-spec.ts';

interface ChartReadoutProps {
  readonly spec: ChartSpec;
  /** Index of the point under the cursor. */
  readonly cursor: Signal<number | null>;
  /** How to read the chart; shown until the visitor has done so. */
  readonly hint: string;
  readonly hintId: string;
}

export function ChartReadout({ spec, cursor, hint, hintId }: ChartReadoutProps) {
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
        {point && spec.says && <span>{spec.says(at ?? 0)}</span>}
        {point && !spec.says && (
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
