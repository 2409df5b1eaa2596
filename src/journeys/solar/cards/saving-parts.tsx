// Says how much of a saving comes from the panels and how much from a change of tariff.

import { billSaving } from '../../../domain/bill-saving.ts';
import { type Result, recommendedRow } from '../../../domain/result.ts';
import { roundTogether } from '../../../domain/round-together.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { type Bar, BarCompare } from '../../../ui/bar-compare/bar-compare.tsx';

/** Nothing if the server does not say, or there is only one part. */
export function SavingParts({ result }: { result: Result }) {
  const { words } = useWidget();
  const { parts, savings } = recommendedRow(result) ?? {};
  if (!parts) return null;
  const headline = billSaving(result);
  const shown = headline ? Math.round(headline.kind === 'save' ? headline.value : -headline.value) : 0;
  const all = [parts.panels, parts.battery, parts.tariff];
  const [panels = 0, battery = 0, tariff = 0] = savings ? roundTogether(all, savings, shown) : all;
  const saves = savings !== null && savings !== undefined && savings > 0;
  const caption =
    saves && tariff > 0
      ? words('solar.parts.tariff', { tariff: words.format.wholePounds(tariff) })
      : words(saves ? 'solar.parts' : 'solar.parts.noSaving');
  const bar = (name: string, value: number) => ({ name, value, text: words.format.wholePounds(value) });
  const hasBattery = battery !== 0 || result.request.solar?.batterySize !== 0;
  const bars: Bar[] = [
    bar(words('solar.parts.panels'), panels),
    ...(hasBattery ? [bar(words('solar.parts.battery'), battery)] : []),
    ...(tariff === 0 ? [] : [bar(words('solar.parts.switch'), tariff)]),
  ];
  return bars.length > 1 && <BarCompare caption={caption} bars={bars} />;
}
