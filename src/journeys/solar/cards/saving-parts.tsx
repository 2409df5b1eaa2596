// Knows where a saving comes from, so that a change of tariff is not credited to the panels.
import { type Result, recommendedRow } from '../../../domain/result.ts';
import { roundTogether } from '../../../domain/round-together.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { BarCompare } from '../../../ui/bar-compare/bar-compare.tsx';
import { wholePounds } from '../../../words/format.ts';

/** Nothing where the server does not say. */
export function SavingParts({ result }: { result: Result }) {
  const { words } = useWidget();
  const { parts, savings } = recommendedRow(result) ?? {};
  if (!parts) return null;
  const all = [parts.panels, parts.battery, parts.tariff];
  const [panels = 0, battery = 0, tariff = 0] = savings ? roundTogether(all, savings) : all;
  const saves = savings !== null && savings !== undefined && savings > 0;
  const caption =
    saves && tariff > 0
      ? words('solar.parts.tariff', { tariff: wholePounds(tariff), saving: wholePounds(savings) })
      : words(saves ? 'solar.parts' : 'solar.parts.noSaving');
  const bar = (name: string, value: number) => ({ name, value, text: wholePounds(value) });
  return (
    <BarCompare
      caption={caption}
      bars={[
        { ...bar(words('solar.parts.panels'), panels), look: 'after' },
        { ...bar(words('solar.parts.battery'), battery), look: 'third' },
        { ...bar(words('solar.parts.switch'), tariff), look: 'before' },
      ]}
    />
  );
}
