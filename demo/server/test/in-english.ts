// The texts that a visitor reads of an answer, which has only their keys.
import type { Clock } from '../../../src/domain/clock.ts';
import type { Assumption as ReadAssumption } from '../../../src/domain/result.ts';
import type { Sum } from '../../../src/domain/sum.ts';
import { assumptionText, lineText, sourceText, taskNote } from '../../../src/words/message.ts';
import { packs } from '../../../src/words/packs.ts';
import { createWords } from '../../../src/words/words.ts';
import type { Assumption } from '../model/result/quote-result.ts';
import { today } from '../sources/today.ts';

export const WORDS = createWords({ pack: packs[0], copy: 'spec', messages: {}, today });

/** With its sentence, value and source. */
export function assumptionInEnglish(assumption: Assumption) {
  const read = { value: null, source: null, ...assumption } as ReadAssumption;
  const { text, value, source } = assumptionText(WORDS, read);
  return { ...assumption, text, value: value ?? '', source: source ?? '' };
}

/** With the labels and sources of its lines. */
export const sumInEnglish = (sum: Sum) => ({
  ...sum,
  terms: sum.terms.map((term) => ({
    ...term,
    label: lineText(WORDS, term),
    source: sourceText(WORDS, term) || null,
  })),
});

export const sumsInEnglish = (sums: Readonly<Record<string, Sum>> = {}) =>
  Object.fromEntries(Object.entries(sums).map(([id, sum]) => [id, sumInEnglish(sum)]));

/** With the notes of its tasks. */
export const clockInEnglish = (clock: Clock) => ({
  ...clock,
  tasks: clock.tasks.map((task) => ({ ...task, note: taskNote(WORDS, task) || null })),
});
