import type { Words } from '../../words/words.ts';
import { problemSentence } from './problem-sentence.ts';

/** The problem's key for an invalid postcode or plate. A space in the value means that two were found. */
export const codeProblem = (typed: unknown) =>
  `problem.${/ /.test(typed as string) ? 'single' : typed ? 'invalid' : 'required'}` as const;

/** The same as a sentence, for the field's own Search. */
export const codeSentence = (words: Words, field: string, typed: string) =>
  problemSentence(words, { field, key: codeProblem(typed), values: {} });
