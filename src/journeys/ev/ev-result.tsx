import { useState } from 'react';
import { chargedMile, co2Saved, gridCo2, quotedVehicles, vehicleFigures } from '../../domain/ev-figures.ts';
import type { Result } from '../../domain/result.ts';
import { vehicleName } from '../../domain/vehicle.ts';
import type { ResultViewProps } from '../../state/asset-descriptor.ts';
import { useWidget } from '../../state/widget.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LongPart } from '../../ui/disclosure/disclosure.tsx';
import { Later } from '../../ui/disclosure/later.tsx';
import { Icon } from '../../ui/text/icon.tsx';
import { Chips } from '../../ui/text/tag.tsx';
import type { Words } from '../../words/words.ts';
import { ChangeButton } from '../parts/action-buttons.tsx';
import { Details, ResultCards } from '../result/cards/result-cards.tsx';
import { HeadlineFigureView, HeadlineView } from '../result/headline/headline-view.tsx';
import { ResultEnd } from '../result/page/result-end.tsx';
import { SumsProvider } from '../result/sums/sum-opener.tsx';
import { SummedBars } from '../result/sums/summed-rows.tsx';
import { TariffBand } from '../result/tariff/tariff-band.tsx';
import { WhatNext } from '../take-along/next-steps.tsx';
import { UsageEditor } from './edit/usage-editor.tsx';
import { vehicleEdit } from './edit/vehicle-edit.ts';
import { VehicleEditor } from './edit/vehicle-editor.tsx';
import { evBars } from './ev-bars.ts';
import { type EvEdit, evCards } from './ev-cards.ts';
import { type BreakdownRow, breakdownRows, breakdownVehicles } from './ev-rows.ts';
import { evAnswer, evHeadlineText } from './ev-text.ts';

/** RES-EV-01…22 in reading order: headline, details with their edits, before and after, breakdown, assumptions. */
export function EvResult({ result, before }: ResultViewProps) {
  const { words, isShared } = useWidget();
  const [editing, setEditing] = useState<EvEdit | null>(null);
  const close = () => setEditing(null);
  const isComparison = quotedVehicles(result).today !== null;
  const vehicle = editing === 'usage' || editing === null ? null : vehicleEdit(editing, isComparison);
  const changeTariff = isShared ? null : (
    <ChangeButton labelKey="ev.card.tariff.change" opens="dialog" onClick={() => setEditing('usage')} />
  );
  return (
    <SumsProvider sums={result.sums}>
      <div className="result">
        <EvHeadlineView result={result} before={before} />
        <Later>
          <Details>
            <ResultCards groups={evCards} result={result} before={before} onEdit={setEditing} />
            <TariffBand result={result} action={changeTariff} />
            <EvBarsView result={result} />
          </Details>
          <Later>
            <VehicleBreakdowns result={result} />
            <ResultEnd result={result} before={before} of={(some) => evHeadlineText(some, words)} />
            <WhatNext steps={['next.ev', 'next.ev.charger']} result={result}>
              {!isShared && (
                <Button look="secondary" opens="dialog" onClick={() => setEditing('electric')}>
                  {words('next.ev.other')}
                </Button>
              )}
            </WhatNext>
          </Later>
        </Later>
        <UsageEditor open={editing === 'usage'} result={result} onClose={close} />
        <VehicleEditor edit={vehicle} onClose={close} />
      </div>
    </SumsProvider>
  );
}

/** RES-EV-01, RES-EV-02: the figure, the two vehicles, and two reasons: the cost of a mile, and CO2. */
function EvHeadlineView(props: ResultViewProps) {
  const { result } = props;
  const { words } = useWidget();
  const of = (some: Result) => evHeadlineText(some, words);
  const reasons = reasonsOf(result, words);
  return (
    <HeadlineView
      {...props}
      asset="ev"
      of={of}
      lead={<HeadlineFigureView {...props} of={of} name="ev-headline" answer={evAnswer(result, words)} />}
    >
      {reasons.length > 0 && <Chips items={reasons} />}
    </HeadlineView>
  );
}

function reasonsOf(result: Result, words: Words) {
  const { today, electric } = quotedVehicles(result);
  const { pence, tonnesSaved } = words.format;
  const [charged, saved] = [chargedMile(result), co2Saved(result)];
  const { costPerMile: offPeak = null, costPerMileMax: peak = null } =
    electric === null ? {} : vehicleFigures(electric, result.request.totalMiles);
  // Of a car alone, a mile is next to its bar.
  const mile =
    today !== null &&
    charged !== null &&
    offPeak !== null &&
    peak !== null &&
    words('ev.reason.mile', { charged: pence(charged), offPeak: pence(offPeak) });
  // The exhaust's alone is called so on its card.
  const co2 =
    saved !== null &&
    saved > 0 &&
    gridCo2(result) !== null &&
    words('ev.reason.co2', { co2: tonnesSaved(saved) });
  return (
    [
      ['clock', mile],
      ['leaf', co2],
    ] as const
  ).flatMap(([icon, text]) => (text ? [{ icon: <Icon name={icon} />, text }] : []));
}

function EvBarsView({ result }: { result: Result }) {
  const { words } = useWidget();
  const groups = evBars(result, words);
  if (groups.length === 0) return null;
  return (
    <LongPart title={words(quotedVehicles(result).today ? 'ev.compare' : 'ev.compare.alone')}>
      <div className="ev-bars">
        {groups.map(({ id, caption, bars }) => (
          <SummedBars key={id} caption={caption} bars={bars} />
        ))}
      </div>
    </LongPart>
  );
}

/** RES-EV-10: a column for each vehicle. */
function VehicleBreakdowns({ result }: { result: Result }) {
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
