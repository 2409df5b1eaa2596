// Figures, bars and days in all their forms.
import type { ReactNode } from 'react';
import { BarCompare } from '../../../src/ui/bar-compare/bar-compare.tsx';
import { ShareBar } from '../../../src/ui/chart/share-bar.tsx';
import { DayStrip } from '../../../src/ui/day-strip/day-strip.tsx';
import { Figure } from '../../../src/ui/figure/figure.tsx';
import { NumberLine } from '../../../src/ui/number-line/number-line.tsx';
import { StackedBars } from '../../../src/ui/stacked-bars/stacked-bars.tsx';

const pounds = (value: number) => `£${value}`;
const bars = [
  { name: 'Fuel', value: 90, text: '£90', figure: 'fuel', look: 'before' as const, more: <span>More</span> },
  { name: 'Charging', value: 30, text: '£30' },
  { name: 'Peak', value: 60, text: '£60', look: 'third' as const },
];
const stacks = [
  {
    name: 'Today',
    total: '£90',
    values: [
      { value: 60, text: '£60' },
      { value: 30, text: '£30' },
    ],
  },
  {
    name: 'After',
    total: '£20',
    values: [
      { value: 40, text: '£40' },
      { value: -20, text: '−£20' },
    ],
  },
];

export const figures: Record<string, ReactNode> = {
  'a figure': (
    <Figure label="You could save about" text={pounds(640)} note="a year" name="headline" was="was £500" />
  ),
  'a long figure': <Figure label="It would cost about" text={pounds(12_345_678)} />,
  'a range on its line': <NumberLine low={10} base={40} high={90} zero="Same as today" look="better" />,
  'a range across nothing': <NumberLine low={-50} base={10} high={50} zero="Same as today" look="either" />,
  'bars to compare': <BarCompare caption="A third" bars={bars} />,
  'bars without a caption': <BarCompare bars={bars.slice(1)} />,
  'bars in parts': (
    <StackedBars
      caption="Your bill"
      stacks={stacks}
      words={{ part: 'Parts', head: 'Part', total: 'In all', zero: '£0' }}
      parts={[
        { id: 'a', name: 'Import', ink: 1 },
        { id: 'b', name: 'Export', ink: 4 },
      ]}
    />
  ),
  'shares of a whole': (
    <ShareBar
      caption="What your panels make"
      shares={[
        { name: 'Used', value: 60, text: '60%', look: 'bars', ink: 1 },
        { name: 'Sold', value: -1, text: '0%', look: 'outlined', ink: 2 },
      ]}
    />
  ),
  'a day as a strip': (
    <DayStrip
      windows={[
        { from: '00:30', to: '05:30', kind: 'cheap' },
        { from: '05:30', to: '00:30', kind: 'peak' },
      ]}
    />
  ),
};
