// A problem's sentence, that of its field where it has one, with the label of its field and its bounds.

import type { Problem } from '../../wizard/problem.ts';
import type { Words } from '../../words/words.ts';

export function problemSentence(words: Words, { field, key, values }: Problem): string {
  const labelKey = `label.${field}`;
  const label = words.has(labelKey) ? words(labelKey) : field;
  const own = [`${key}.${field}`, key].find(words.has);
  return words(own ?? 'problem.invalid', { label, ...values });
}
