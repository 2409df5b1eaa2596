// Knows how a problem is put to the visitor: its sentence, with the label of its field and its bounds.

import type { Problem } from '../../wizard/problem.ts';
import { isWordKey, type Words } from '../../words/words.ts';

export function problemSentence(words: Words, { field, key, values }: Problem): string {
  const labelKey = `label.${field}`;
  const label = isWordKey(labelKey) ? words(labelKey) : field;
  return words(isWordKey(key) ? key : 'problem.invalid', { label, ...values });
}
