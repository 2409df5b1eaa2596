// Checks that the script contains nothing that could harm a partner's page.

const FORBIDDEN = [
  [/\bprocess\./, 'reads `process`'],
  [/\brequire\(/, 'calls `require`'],
  [/\bdefine\.amd\b/, 'looks for AMD: it would hand itself to the page’s loader'],
  [/\beval\(|\bnew Function\b/, 'evaluates text: a strict policy refuses it'],
  [/\bimport\(/, 'loads a second file'],
  [/__VERSION__|__SCRIPT_URL__/, 'has a constant that the build did not put in'],
  [/[\d.]rem\b/, 'has a size in rem: the page’s root would scale it'],
  [/[\u0080-\uffff]/, 'is not ASCII: a page of another charset would read it wrongly'],
  [/sourceMappingURL/, 'names a source map that is not shipped'],
];

const STARTS = /^\/\*![^\n]*\*\/\n?(["']use strict["'];)?[!(]+(function|\(\)=>)/;

function around(text, index) {
  return text.slice(Math.max(0, index - 60), index + 60).replaceAll('\n', ' ');
}

/** Returns a sentence for each problem. `chunk` is `{ name, format, text }`. */
export function problemsOf({ name, format, text }) {
  const found = FORBIDDEN.map(([pattern, says]) => [pattern.exec(text), says])
    .filter(([match]) => match)
    .map(([match, says]) => `${name} ${says}: …${around(text, match.index)}…`);
  if (format !== 'iife') return found;
  if (!STARTS.test(text))
    found.push(`${name} does not start with its function: its names would become globals of the page.`);
  if (text.includes('import.meta')) found.push(`${name} has import.meta: a classic script cannot use it.`);
  return found;
}
