import type { Range, RangeDriver, ShownRange } from '../../../domain/range.ts';
import type { Words } from '../../../words/words.ts';

/** A figure of a range, without its sign. */
function rangeFigure({ unit }: Pick<Range, 'unit'>, value: number, { format }: Words): string {
  const size = Math.abs(value);
  return unit === 't/y' ? format.tonnesShort(size) : format.wholePounds(size);
}

/** The sentence that describes the whole range. @param untaxed if its figure omits a tax that is named above it */
export function rangeSentence(range: Range, shown: ShownRange, words: Words, untaxed = false): string {
  const sentence = likelySentence(range, shown, words);
  return untaxed ? words('range.untaxed', { range: sentence }) : sentence;
}

function likelySentence(range: Range, shown: ShownRange, words: Words): string {
  const text = (value: number) => rangeFigure(range, value, words);
  if (range.verdict === null) return words('range.cost', { low: text(shown.low), high: text(shown.high) });
  const kind = range.figure === 'co2' ? 'co2' : 'saving';
  // An end at zero is neither saving nor cost: '£0 dearer' would say nothing.
  const { low, high } = shown;
  if (low < 0 && high > 0) return words(`range.${kind}.either`, { low: text(low), high: text(high) });
  const [least, most] = low >= 0 ? [low, high] : [-high, -low];
  return words(`range.${kind}.${low >= 0 ? 'better' : 'worse'}`, {
    // A weight has its unit once, at the end.
    low: kind === 'co2' ? words.format.decimal(least) : text(least),
    high: text(most),
  });
}

/** True if the high end is limited: a saving can't be larger than what is paid today. */
export function isHeld({ unit, base, high, drivers }: Range): boolean {
  return unit === '£/y' && high < base + Math.hypot(...drivers.map((driver) => driver.high)) - 1;
}

/** How far one driver changes the figure. */
export function driverAmount(range: Range, { low, high }: RangeDriver, words: Words): string {
  const less = rangeFigure(range, low, words);
  const more = rangeFigure(range, high, words);
  if (low === 0) return words('range.driver.more', { more });
  if (high === 0) return words('range.driver.less', { less });
  if (less === more) return words('range.driver.both', { amount: less });
  // A weight has its unit once, at the end.
  const least = range.unit === 't/y' ? words.format.decimal(Math.abs(low)) : less;
  return words('range.driver.span', { less: least, more });
}
