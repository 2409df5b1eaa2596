// A problem's sentence, with its field's label and bounds; a field may have a sentence of its own.

import type { Problem } from '../../wizard/problem.ts';
import type { Words } from '../../words/words.ts';

export function problemSentence(words: Words, { field, key, values }: Problem): string {
  const labelKey = `label.${field}`;
  const label = words.has(labelKey) ? words(labelKey) : field;
  const own = [`${key}.${field}`, key].find(words.has);
  return words(own ?? 'problem.invalid', { label, ...values });
}
