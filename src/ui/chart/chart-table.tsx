// One press away on the screen, in the drawing's place on paper.
import type { ChartSpec } from './chart-spec.ts';

export interface ChartTableProps {
  readonly spec: ChartSpec;
  readonly shown: boolean;
}

export function ChartTable({ spec, shown }: ChartTableProps) {
  const { pointsName, points, series, format } = spec;
  return (
    <table className={`chart__table${shown ? ' chart__table--shown' : ''}`}>
      <thead>
        <tr>
          <th scope="col">{pointsName}</th>
          {series.map(({ name }) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ name }, index) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {series.map((one) => (
              <td key={one.name} translate="no">
                {format(one.values[index] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
