// RES-EV-10: a column for each vehicle.
import type { Result } from '../../../domain/result.ts';
import { vehicleName } from '../../../domain/vehicle.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { LongPart } from '../../result/page/long-part.tsx';
import { type BreakdownRow, breakdownRows, breakdownVehicles } from './breakdown-rows.ts';

export function VehicleBreakdowns({ result }: { result: Result }) {
  const { words } = useWidget();
  const names = breakdownVehicles(result).map(vehicleName);
  return (
    <LongPart title={words('ev.breakdown')} fact={<bdi translate="no">{names.join(', ')}</bdi>}>
      <BreakdownTable names={names} rows={breakdownRows(result, words)} />
    </LongPart>
  );
}

function BreakdownTable({ names, rows }: { names: readonly string[]; rows: readonly BreakdownRow[] }) {
  const { words } = useWidget();
  return (
    <table className="vehicle-breakdown">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{words('ev.row.head')}</span>
          </th>
          {names.map((name) => (
            <th scope="col" key={name} translate="no">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{words(label)}</th>
            {cells.map((lines, at) => (
              <td key={names[at]}>
                {lines.length === 0
                  ? words('results.unknown')
                  : lines.map((line) => <p key={line}>{line}</p>)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
