// HON-12: the sentence, the line, and what moves it most; the rest of the drivers behind a disclosure.
import type { Range } from '../../../domain/extras/range.ts';
import { shownRange, sortedDrivers } from '../../../domain/range-shown.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { NumberLine } from '../../../ui/number-line/number-line.tsx';
import { ownSentence } from '../own-sentence.ts';
import { driverAmount, rangeFigure, rangeSentence } from './range-words.ts';

export interface RangeViewProps {
  readonly range: Range | undefined;
  /** Before '-low' and '-high' in the names of its figures: 'solar-range'. */
  readonly name: string;
}

/** Nothing where the server sent no range. */
export function RangeView({ range, name }: RangeViewProps) {
  const { words } = useWidget();
  if (!range) return null;
  const shown = shownRange(range);
  const sentence = rangeSentence(range, shown, words);
  const minus = (value: number) => (value < 0 ? '−' : '') + rangeFigure(range, value, words);
  // One range on a closed result: that of the figure that leads.
  const isFolded = range.figure === 'co2';
  const said = (
    <>
      <p className="range__sentence">{sentence}</p>
      <NumberLine
        {...shown}
        base={range.base}
        name={name}
        look={range.verdict === null ? 'either' : shown.verdict}
        texts={{
          low: minus(shown.low),
          high: minus(shown.high),
          zero: words(range.verdict === null ? 'range.zero.cost' : 'range.zero.saving'),
        }}
      />
    </>
  );
  return (
    <div className="range">
      {isFolded || said}
      <Drivers range={range} of={sentence}>
        {isFolded && said}
      </Drivers>
    </div>
  );
}

interface DriversProps {
  readonly range: Range;
  readonly of: string;
  /** Folded away with them. */
  readonly children: Elements;
}

function Drivers({ range, of, children }: DriversProps) {
  const { words } = useWidget();
  const drivers = sortedDrivers(range);
  const [first] = drivers;
  if (!first) return children;
  const isFolded = !!children;
  const most = (
    <p className="range__most">
      {words('range.most', {
        driver: ownSentence(words, first, first.text),
        amount: driverAmount(range, first, words),
      })}
    </p>
  );
  return (
    <>
      {isFolded || most}
      <Disclosure summary={words('range.drivers')} of={of}>
        {children}
        {isFolded && most}
        <p>{words('range.likely')}</p>
        <ul className="range__drivers">
          {drivers.map((driver) => (
            <li className="range__driver" key={driver.id}>
              <span className="range__driver-name">{ownSentence(words, driver, driver.text)}</span>
              <span className="range__driver-amount" translate="no">
                {driverAmount(range, driver, words)}
              </span>
              <span className="range__driver-source">
                {`${ownSentence(
                  words,
                  driver,
                  words('range.driver.moved', { from: driver.from, to: driver.to }),
                  '.moved',
                )}. ${ownSentence(words, driver, driver.source, '.source')}`}
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}
