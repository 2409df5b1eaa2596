import type { CSSProperties } from 'react';
import type { PaperChart } from '../../../state/asset-descriptor.ts';

/** In units of the drawing, which is stretched to the width of the paper. */
const [WIDTH, HEIGHT] = [400, 60];

/** The lines of a chart on one scale from 0, with their notes and what they come to. */
export function PaperLines({ summary, points, series }: PaperChart) {
  const all = series.flatMap(({ values }) => values);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const across = (at: number) => at / (points.length - 1);
  const down = (value: number) => (most - value) / (most - least);
  const place = (value: number, at: number) =>
    `${(WIDTH * across(at)).toFixed(1)} ${(HEIGHT * down(value)).toFixed(1)}`;
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
        {series.flatMap(({ look, values, notes }) =>
          notes.map(({ at, text, side }, line) => (
            <p
              className={`sheet__note sheet__note--${look === 'dashed' ? 'over' : (side ?? 'before')}`}
              style={{ '--_x': across(at), '--_y': down(values[at] ?? 0), '--_line': line } as CSSProperties}
              key={text}
            >
              {text}
            </p>
          )),
        )}
      </div>
      <p className="day-hours">
        <span>{points[0]?.name}</span>
        <span>{points.at(-1)?.name}</span>
      </p>
      <p>{summary}</p>
    </div>
  );
}
