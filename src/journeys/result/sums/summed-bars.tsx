// Bars, each with its sum if there is one.
import { BarCompare, type BarCompareProps } from '../../../ui/bar-compare/bar-compare.tsx';
import { SumOpener } from './sum-opener.tsx';

export function SummedBars({ caption, bars }: BarCompareProps) {
  return (
    <BarCompare
      caption={caption}
      bars={bars.map((bar) => ({
        ...bar,
        more: bar.figure && <SumOpener id={bar.figure} title={bar.name} value={bar.value} />,
      }))}
    />
  );
}
