// Two short facts: a mile, CO2.
import { chargedMile, co2Saved, quotedVehicles } from '../../../domain/ev-headline.ts';
import type { Result } from '../../../domain/result.ts';
import { vehicleFigures } from '../../../domain/vehicle-figures.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Chips } from '../../../ui/chips/chips.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';

export function EvReasons({ result }: { result: Result }) {
  const { words } = useWidget();
  const { electric } = quotedVehicles(result);
  const saved = co2Saved(result);
  const figures = electric && vehicleFigures(electric, result.request.totalMiles);
  const offPeak = figures?.costPerMileMax == null ? null : figures.costPerMile;
  const charged = chargedMile(result);
  const items = [
    ...(offPeak !== null && charged !== null
      ? [
          {
            icon: <Icon name="clock" />,
            text: words('ev.reason.mile', {
              charged: words.format.pencePerMile(charged),
              offPeak: words.format.pencePerMile(offPeak),
            }),
          },
        ]
      : []),
    ...(saved !== null && saved > 0
      ? [{ icon: <Icon name="leaf" />, text: words('ev.reason.co2', { co2: words.format.tonnes(saved) }) }]
      : []),
  ];
  return items.length > 0 ? <Chips items={items} /> : null;
}
