import type { CSSProperties } from 'react';
import type { PaperChart } from '../../../state/asset-descriptor.ts';
import type { ChartNote } from '../../../ui/chart/chart-spec.ts';

/** In units of the drawing, which is stretched to the width of the paper. */
const [WIDTH, HEIGHT] = [400, 60];
/** Where a rising line has room for its name below it, as a share of its way. */
const NAMED = 0.4;

/** The lines of a chart on one scale from 0, with their names and notes, and where two of them meet. */
export function PaperLines({ points, series, flag }: PaperChart) {
  const all = series.flatMap(({ values }) => values);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const across = (at: number) => at / (points.length - 1);
  const down = (value: number) => (most - value) / (most - least);
  const place = (value: number, at: number) =>
    `${(WIDTH * across(at)).toFixed(1)} ${(HEIGHT * down(value)).toFixed(1)}`;
  const note = (values: readonly number[], { at, text }: ChartNote, place: string, line = 0) => (
    <p
      className={`sheet__note sheet__note--${place}`}
      style={{ '--_x': across(at), '--_y': down(values[at] ?? 0), '--_line': line } as CSSProperties}
      key={text}
    >
      {text}
    </p>
  );
  return (
    <div className="sheet__path">
      <div className="sheet__lines">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {series.map(({ name, look, values }) => (
            <path
              key={name}
              d={`M${values.map(place).join('L')}`}
              strokeDasharray={look === 'dashed' ? 4 : undefined}
            />
          ))}
        </svg>
        {flag && (
          <div
            className="sheet__flag"
            style={
              {
                '--_x': across(flag.at),
                '--_y': down(flag.value),
                '--_back': Math.round(across(flag.at)),
              } as CSSProperties
            }
          >
            <p>{flag.text}</p>
          </div>
        )}
        {series.flatMap(({ name, look, values, notes }) =>
          look === 'dashed'
            ? notes.map((one) => note(values, one, 'over'))
            : [
                note(values, { at: Math.round(NAMED * points.length), text: name }, 'after'),
                ...notes.map((one, line) => note(values, one, one.side ?? 'before', line)),
              ],
        )}
      </div>
      <p className="day-hours">
        <span>{points[0]?.name}</span>
        <span>{points.at(-1)?.name}</span>
      </p>
    </div>
  );
}
