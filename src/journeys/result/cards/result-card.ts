// A figure in display units with its label, and what its Change edits.
import type { Answers } from '../../../domain/answers.ts';
import type { Result } from '../../../domain/result.ts';
import type { WordKey } from '../../../words/word-key.ts';
import type { Words } from '../../../words/words.ts';

export interface CardText {
  readonly value: string;
  readonly note?: string;
}

/** Of a card that a sum may stand behind: what it shows as a number, too; null where the result has none. */
export interface SumText extends CardText {
  readonly figure: number | null;
}

type Says<Text> = (result: Result, answers: Answers, words: Words) => Text | null;

export type ResultCard<Edit extends string> = AnyCard<Edit> & (PlainCard | SumCard);

interface AnyCard<Edit extends string> {
  readonly id: string;
  readonly label: WordKey;
  /** What its Change button edits, and that button's full name. */
  readonly edit?: { readonly opens: Edit; readonly label: WordKey };
}

interface PlainCard {
  /** What it shows; null where the result has nothing to show in it. */
  readonly text: Says<CardText>;
  readonly sum?: never;
}

/** A sum may stand behind it. */
interface SumCard {
  readonly text: Says<SumText>;
  /** Its `data-figure`. */
  readonly sum: string;
}

/** Cards that are told together, as rows under one heading. */
export interface CardGroup<Edit extends string> {
  readonly heading: WordKey;
  /** What its one Change edits, where its rows have none of their own. */
  readonly edit?: AnyCard<Edit>['edit'];
  readonly cards: readonly ResultCard<Edit>[];
}
