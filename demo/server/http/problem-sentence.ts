import { type BaseIssue, getDotPath } from 'valibot';

const LONGEST = 40;
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^>=/, 'at least '],
  [/^<=/, 'at most '],
  [/^>/, 'more than '],
  [/^</, 'less than '],
  [/^!/, 'anything but '],
];

/** The formats of patterns, in words. */
const FORMS: Readonly<Record<string, string>> = {
  '/^[0-9a-f]{64}$/': '64 digits and letters from a to f',
  '/^[0-9a-f]{32}$/': '32 digits and letters from a to f',
  '/^[\\w-]{1,20}$/': '1 to 20 letters, digits, hyphens and underscores',
  '/^https?:\\/\\//': 'a URL that begins with http:// or https://',
};

const KINDS: Readonly<Record<string, string>> = {
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  Object: 'an object',
  Array: 'a list',
};

/** @param where the part of the request: 'body', 'query' or 'path' */
export function problemSentence(issue: BaseIssue<unknown>, where: string): string {
  const field = getDotPath(issue) ?? `the ${where}`;
  if (issue.received === 'undefined') return `${field} is missing.`;
  return `${field} must be ${wanted(issue)}, and it is ${short(issue.received)}.`;
}

function wanted({ expected, type }: BaseIssue<unknown>): string {
  if (expected !== null && expected in KINDS) return KINDS[expected]!;
  if (type === 'integer') return 'a whole number';
  if (type === 'iso_timestamp') return 'a time such as 2026-11-23T09:00:00.000Z';
  if (expected === null || type === 'regex') return FORMS[expected ?? ''] ?? 'in another form';
  const [sign, words] = SIGNS.find(([pattern]) => pattern.test(expected)) ?? [/^/, ''];
  return (
    words +
    expected
      .replace(sign, '')
      .replace(/^\((.*)\)$/, '$1')
      .replaceAll(' | ', ' or ')
  );
}

/** Replaces line breaks and bidirectional control characters by spaces, so that they cannot garble the sentence. */
function short(received: string): string {
  const line = received.replace(/\p{C}+/gu, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
