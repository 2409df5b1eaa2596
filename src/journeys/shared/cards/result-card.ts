// Knows what a card of a result is: a figure in display units with its label, and what its Change edits.
import type { Answers } from '../../../domain/answers.ts';
import type { Result } from '../../../domain/result.ts';
import type { WordKey } from '../../../words/en-gb.ts';
import type { Words } from '../../../words/words.ts';

export interface CardText {
  readonly value: string;
  readonly note?: string;
}

export interface ResultCard<Edit extends string> {
  readonly id: string;
  readonly label: WordKey;
  /** What it shows; null where the result has nothing to show in it. */
  readonly text: (result: Result, answers: Answers, words: Words) => CardText | null;
  /** What its Change button edits, and that button's full name. */
  readonly edit?: { readonly opens: Edit; readonly label: WordKey };
}
