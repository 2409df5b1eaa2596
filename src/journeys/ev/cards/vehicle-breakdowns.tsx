// RES-EV-10: open where there is room, else closed. Each vehicle has its column.
import { useLayoutEffect, useRef, useState } from 'react';
import type { Result } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { type BreakdownRow, breakdownRows, breakdownVehicles } from './breakdown-rows.ts';

/** px: from here on it is open at first. */
const ROOMY = 600;

export function VehicleBreakdowns({ result }: { result: Result }) {
  const { words } = useWidget();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => setOpen((box.current?.clientWidth ?? 0) >= ROOMY), []);
  const names = breakdownVehicles(result).map(({ make, model }) => `${make} ${model}`);
  const summary = (
    <Heading level={3} look="bare">
      {words('ev.breakdown')}{' '}
      <bdi className="vehicle-breakdown__name" translate="no">
        {names.join(', ')}
      </bdi>
    </Heading>
  );
  return (
    <div ref={box}>
      <Disclosure summary={summary} look="section" open={open}>
        <BreakdownTable names={names} rows={breakdownRows(result, words)} />
      </Disclosure>
    </div>
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
