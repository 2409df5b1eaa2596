// HON-12: the range's sentence, which opens the drivers of the figure, and the line.
import type { Range } from '../../../domain/extras/range.ts';
import { shownRange, sortedDrivers } from '../../../domain/range-shown.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { NumberLine } from '../../../ui/number-line/number-line.tsx';
import { ownSentence } from '../own-sentence.ts';
import { driverAmount, isHeld, rangeSentence } from './range-words.ts';

interface RangeViewProps {
  readonly range: Range | undefined;
  /** The `data-figure` of the headline: 'solar-headline'. */
  readonly name: string;
  /** Shown with the drivers, closed at first. */
  readonly children?: Elements;
}

/** Nothing if the server sent no range. */
export function RangeView({ range, name, children }: RangeViewProps) {
  const { words } = useWidget();
  if (!range) return null;
  const shown = shownRange(range);
  const sentence = (
    <span className="range__sentence" id={name}>
      {rangeSentence(range, shown, words)}
    </span>
  );
  const line = (
    <NumberLine
      {...shown}
      base={range.base}
      look={range.verdict === null ? 'either' : shown.verdict}
      zero={words(range.verdict === null ? 'range.zero.cost' : 'range.zero.saving')}
    />
  );
  // On a closed result, one line for the first figure.
  const isFolded = range.figure === 'co2' && range.drivers.length > 0;
  return (
    <div className="range stack stack--1">
      {range.drivers.length > 0 ? (
        <Disclosure summary={sentence} of={words('range.drivers')}>
          {isFolded && line}
          <Drivers range={range} />
          {children}
        </Disclosure>
      ) : (
        <p>{sentence}</p>
      )}
      {isFolded || line}
    </div>
  );
}

function Drivers({ range }: { readonly range: Range }) {
  const { words } = useWidget();
  const drivers = sortedDrivers(range);
  return (
    <>
      <p>{words('range.likely')}</p>
      {isHeld(range) && <p>{words('range.held')}</p>}
      <ul className="range__drivers stack">
        {drivers.map((driver) => (
          <li className="range__driver" key={driver.id}>
            <span className="range__driver-name">{ownSentence(words, driver, driver.text)}</span>
            <span className="range__driver-amount" translate="no">
              {driverAmount(range, driver, words)}
            </span>
            <span className="range__driver-source note">
              {`${ownSentence(
                words,
                driver,
                words('range.driver.moved', { from: driver.from, to: driver.to }),
                '.moved',
              )}. ${ownSentence(words, driver, driver.source, '.source')}.`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
