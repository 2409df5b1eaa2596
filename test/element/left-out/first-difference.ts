// Finds the first difference of two logs, in a short form.

export interface Difference {
  /** The last events in both logs before the difference. */
  readonly after: readonly string[];
  readonly published: string;
  readonly ours: string;
}

const LINES = 8;
const LETTERS = 160;

function around(line: string, at: number): string {
  return line.slice(Math.max(0, at - LETTERS), at + LETTERS);
}

export function firstDifference(published: readonly string[], ours: readonly string[]): Difference | null {
  const length = Math.max(published.length, ours.length);
  for (let line = 0; line < length; line++) {
    const [one, other] = [published[line] ?? '', ours[line] ?? ''];
    if (one === other) continue;
    let at = 0;
    while (one[at] === other[at]) at++;
    const after = published.slice(Math.max(0, line - LINES), line).map((text) => text.slice(0, LETTERS));
    return { after, published: around(one, at), ours: around(other, at) };
  }
  return null;
}
