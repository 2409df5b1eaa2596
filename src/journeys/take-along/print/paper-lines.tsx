import type { PaperChart } from '../../../state/asset-descriptor.ts';

/** In units of the drawing, which is stretched to the width of the paper. */
const [WIDTH, HEIGHT] = [400, 60];

/** The lines of a chart on one scale from 0, with its conclusion. */
export function PaperLines({ title, summary, points, series }: PaperChart) {
  const all = series.flatMap(({ values }) => values);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const place = (value: number, at: number, { length }: readonly number[]) =>
    `${((WIDTH * at) / (length - 1)).toFixed(1)} ${((HEIGHT * (most - value)) / (most - least)).toFixed(1)}`;
  return (
    <div className="sheet__path">
      <p className="sheet__title">{title}</p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {series.map(({ name, look, values }) => (
          <path
            key={name}
            d={`M${values.map(place).join('L')}`}
            strokeDasharray={look === 'dashed' ? 4 : undefined}
          />
        ))}
      </svg>
      <p className="day-hours">
        <span>{points[0]?.name}</span>
        <span>{points.at(-1)?.name}</span>
      </p>
      <p>{summary}</p>
    </div>
  );
}
