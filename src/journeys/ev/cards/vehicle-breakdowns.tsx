// Knows the Vehicle Breakdown of each vehicle: open where there is room for it, closed where there is not (RES-EV-10).
import { useLayoutEffect, useRef, useState } from 'react';
import { quotedVehicles } from '../../../domain/ev-headline.ts';
import { type Result, recommendedRow } from '../../../domain/result.ts';
import type { QuotedVehicle } from '../../../domain/vehicle.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { Facts } from '../../../ui/facts/facts.tsx';
import { tonnes } from '../../../words/format.ts';
import { breakdownRows } from './breakdown-rows.ts';

/** px: from here on the rows stand in two columns. */
const ROOMY = 600;

export function VehicleBreakdowns({ result }: { result: Result }) {
  const { today, electric } = quotedVehicles(result);
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => setOpen((box.current?.clientWidth ?? 0) >= ROOMY), []);
  const grid = recommendedRow(result)?.gridCo2Emission ?? null;
  const { totalMiles } = result.request;
  return (
    <div className="vehicle-breakdowns" ref={box}>
      {today && <VehicleBreakdown vehicle={today} totalMiles={totalMiles} open={open} />}
      {electric && <VehicleBreakdown vehicle={electric} totalMiles={totalMiles} grid={grid} open={open} />}
    </div>
  );
}

interface VehicleBreakdownProps {
  readonly vehicle: QuotedVehicle;
  readonly totalMiles: number | null;
  /** Tonnes of CO2 a year from making its electricity. */
  readonly grid?: number | null;
  readonly open: boolean;
}

function VehicleBreakdown({ vehicle, totalMiles, grid = null, open }: VehicleBreakdownProps) {
  const { words } = useWidget();
  const rows = breakdownRows(vehicle, totalMiles, words).map(({ label, value }) => ({
    term: words(label),
    detail: value,
  }));
  if (grid !== null) rows.push({ term: words('ev.row.gridCo2'), detail: tonnes(grid) });
  const summary = (
    <>
      {words('ev.breakdown')}{' '}
      <span className="vehicle-breakdown__name" translate="no">
        {vehicle.make} {vehicle.model}
      </span>
    </>
  );
  return (
    <Disclosure summary={summary} look="section" open={open}>
      <Facts rows={rows} columns={2} />
    </Disclosure>
  );
}
