// HON-12: the range's sentence, which opens the drivers of the figure, and the line.
import type { CSSProperties } from 'react';
import {
  driverAxis,
  type Range,
  type RangeDriver,
  shownRange,
  sortedDrivers,
} from '../../../domain/range.ts';
import { useWidget } from '../../../state/widget.tsx';
import { NumberLine } from '../../../ui/bars/bars.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { driverName, driverNote } from '../../../words/message.ts';
import { driverAmount, isHeld, rangeSentence } from './range-words.ts';

interface RangeViewProps {
  readonly range: Range | undefined;
  /** The `data-figure` of the headline: 'solar-headline'. */
  readonly name: string;
  /** A tax that its figure omits is named above it. */
  readonly untaxed?: boolean;
  /** Shown with the drivers, closed at first. */
  readonly children?: Elements;
}

/** Nothing if the server sent no range. */
export function RangeView({ range, name, untaxed = false, children }: RangeViewProps) {
  const { words } = useWidget();
  if (!range) return null;
  const shown = shownRange(range);
  const sentence = (
    <span className="range__sentence" id={name}>
      {rangeSentence(range, shown, words, untaxed)}
    </span>
  );
  const line = (
    <NumberLine
      {...shown}
      base={range.base}
      look={range.verdict === null ? 'cost' : shown.verdict}
      zero={words(range.verdict === null ? 'range.zero.cost' : 'range.zero.saving')}
    />
  );
  // On a closed result, one line for the first figure.
  const isFolded = range.figure === 'co2';
  return (
    <div className="range stack stack--1">
      {range.drivers.length > 0 ? (
        <Disclosure summary={sentence} of={words('range.drivers')} under={isFolded ? null : line}>
          {isFolded && line}
          <Drivers range={range} />
          {children}
        </Disclosure>
      ) : (
        <>
          <p>{sentence}</p>
          {line}
        </>
      )}
    </div>
  );
}

function Drivers({ range }: { readonly range: Range }) {
  const { words } = useWidget();
  const drivers = sortedDrivers(range);
  const place = driverAxis(drivers);
  const bar = ({ low, high }: RangeDriver) =>
    ({ '--_from': `${place(low)}%`, '--_to': `${place(high)}%`, '--_zero': `${place(0)}%` }) as CSSProperties;
  const name = (driver: RangeDriver) => driverName(words, driver);
  const axis = range.figure === 'annualCost' ? 'cost' : 'saving';
  return (
    <>
      <p>{words('range.likely')}</p>
      {isHeld(range) && <p>{words('range.held')}</p>}
      <p className="drivers__axis note">
        <span>{words(`range.axis.${axis}.less`)}</span>
        <span>{words(`range.axis.${axis}.more`)}</span>
      </p>
      <dl className="drivers">
        {drivers.map((driver) => (
          <div className="drivers__row" style={bar(driver)} key={driver.id}>
            <dt>{name(driver)}</dt>
            <dd className="drivers__amount" translate="no">
              {driverAmount(range, driver, words)}
            </dd>
          </div>
        ))}
      </dl>
      <Disclosure summary={words('range.chosen')}>
        <dl className="drivers">
          {drivers.map((driver) => (
            <div key={driver.id}>
              <dt>{name(driver)}</dt>
              <dd className="drivers__note note">{driverNote(words, driver)}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </>
  );
}
