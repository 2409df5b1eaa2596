/** A number that is no part of a word. */
const NUMBER = /(?<![A-Za-z\d.,])\d[\d,]*(?:\.\d+)?/g;

/**
 * What a translator fills a driver's sentences with: `from` and `to`, the number of each where it has one, else the text
 * itself, as of a tariff's name. A second number is `from2` or `to2`.
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
