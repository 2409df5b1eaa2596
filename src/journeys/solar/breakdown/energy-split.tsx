// Two bars: where the generated energy goes, and where the home's energy comes from.
import type { ResultElectricity } from '../../../domain/result.ts';
import { solarShares } from '../../../domain/solar-shares.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { ShareBar } from '../../../ui/chart/share-bar.tsx';

export function EnergySplit({ electricity }: { electricity: ResultElectricity }) {
  const { words } = useWidget();
  const { solarGeneration, importFromGrid } = electricity;
  const loss = lossShown(electricity);
  const shares = solarShares(electricity);
  if (!shares || !solarGeneration) return null;
  const share = (name: string, value: number) => ({ name, value, text: words.format.kWh(value) });
  return (
    <div className="energy-split">
      <ShareBar
        caption={words('solar.split.made')}
        shares={[
          { ...share(words('solar.split.home'), shares.madeKwh), look: 'bars', ink: 1 },
          { ...share(words('solar.split.sold'), shares.sellKwh), look: 'faint', ink: 1 },
          ...(shares.lost
            ? [
                {
                  ...share(words('solar.split.lost'), shares.lost.kWh),
                  look: 'outlined' as const,
                  ink: 3 as const,
                },
              ]
            : []),
        ]}
      />
      {importFromGrid !== null && (
        <div>
          <ShareBar
            caption={words('solar.split.needs')}
            shares={[
              { ...share(words('solar.split.roof'), shares.madeKwh), look: 'bars', ink: 1 },
              { ...share(words('solar.split.grid'), importFromGrid), look: 'outlined', ink: 3 },
            ]}
          />
          {loss >= 1 && (
            <p className="energy-split__note note">
              {words('solar.split.loss', { kWh: words.format.kWh(loss) })}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** The difference between the shown figures, so that the parts add up to the home's use. */
function lossShown({
  solarUsedInHouse,
  importFromGrid,
  householdConsumption,
  batteryLoss,
}: ResultElectricity) {
  if (!batteryLoss || solarUsedInHouse === null || importFromGrid === null || householdConsumption === null)
    return batteryLoss ?? 0;
  const left = Math.round(solarUsedInHouse) + Math.round(importFromGrid) - Math.round(householdConsumption);
  return Math.abs(left - batteryLoss) < 2 ? left : batteryLoss;
}
