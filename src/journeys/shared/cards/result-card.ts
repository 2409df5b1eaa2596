// A figure in display units with its label, and what its Change edits.
import type { Answers } from '../../../domain/answers.ts';
import type { Result } from '../../../domain/result.ts';
import type { WordKey } from '../../../words/word-key.ts';
import type { Words } from '../../../words/words.ts';

export interface CardText {
  readonly value: string;
  readonly note?: string;
  /** As a number, where a sum may stand behind it. */
  readonly figure?: number;
}

export interface ResultCard<Edit extends string> {
  readonly id: string;
  readonly label: WordKey;
  /** What it shows; null where the result has nothing to show in it. */
  readonly text: (result: Result, answers: Answers, words: Words) => CardText | null;
  /** What its Change button edits, and that button's full name. */
  readonly edit?: { readonly opens: Edit; readonly label: WordKey };
  /** Its `data-figure`, where a sum may stand behind it. */
  readonly sum?: string;
}

/** Cards that are told together, as rows under one heading. */
export interface CardGroup<Edit extends string> {
  readonly heading: WordKey;
  readonly cards: readonly ResultCard<Edit>[];
}
