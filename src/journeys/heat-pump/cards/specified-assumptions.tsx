// RES-HP-10…15: the specification's five assumptions, the day that they make up, and what is not quoted.
import { useWidget } from '../../../state/widget-context.tsx';
import { DayLine } from '../../../ui/day-line/day-line.tsx';

/** Each sentence with its hours. */
const SPECIFIED = [
  { key: 'hp.assume.hotWater', from: 4, to: 7 },
  { key: 'hp.assume.house', from: 0, to: 24 },
  { key: 'hp.assume.flow', from: 0, to: 24 },
  { key: 'hp.assume.legionella', from: 4, to: 7, seldom: true },
  { key: 'hp.assume.electric', from: 0, to: 7 },
] as const;

export function SpecifiedAssumptions() {
  const { words } = useWidget();
  return (
    <>
      <DayLine rows={SPECIFIED.map(({ key, ...hours }) => ({ text: words(key), ...hours }))} />
      <p>{words('hp.notQuoted')}</p>
    </>
  );
}
