/** A number that is not part of a word. */
const NUMBER = /(?<![A-Za-z\d.,])\d[\d,]*(?:\.\d+)?/g;

/**
 * The values for a translation of a driver's sentences: `from` and `to` are numbers, or texts such as a tariff's name.
 * A second number is `from2` or `to2`.
 */
export function movedValues(ends: {
  readonly from: string;
  readonly to: string;
}): Readonly<Record<string, string | number>> {
  return Object.fromEntries(Object.entries(ends).flatMap(([end, text]) => valuesOf(end, text)));
}

function valuesOf(end: string, text: string): readonly (readonly [string, string | number])[] {
  const numbers = text.match(NUMBER) ?? [];
  if (numbers.length === 0) return [[end, text]];
  return numbers.map((written, at) => [
    at === 0 ? end : `${end}${at + 1}`,
    Number(written.replaceAll(',', '')),
  ]);
}
