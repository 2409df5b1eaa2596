import type { Answers } from '../../../domain/answers.ts';
import type { Result } from '../../../domain/result.ts';
import type { ResultSummary } from '../../../state/asset-descriptor.ts';
import type { WordKey } from '../../../words/word-key.ts';
import type { Words } from '../../../words/words.ts';

/** A value in display units. */
export interface CardText {
  readonly value: string;
  readonly note?: string | undefined;
}

/** For a card that a sum may explain: its value as a number; null if the result has none. */
export interface SumText extends CardText {
  readonly figure: number | null;
}

type TextOf<Text> = (result: Result, answers: Answers, words: Words) => Text | null;

/** A value with its label, and what its Change edits: on the screen, on paper and in an enquiry. */
export type ResultCard<Edit extends string> = AnyCard<Edit> & (PlainCard | SumCard);

interface AnyCard<Edit extends string> {
  readonly id: string;
  readonly label: WordKey;
  /** What its Change button edits, and that button's accessible name. */
  readonly edit?: { readonly opens: Edit; readonly label: WordKey };
}

interface PlainCard {
  /** Its text; null if the result has nothing to show. */
  readonly text: TextOf<CardText>;
  readonly sum?: never;
}

/** A sum may explain it. */
interface SumCard {
  readonly text: TextOf<SumText>;
  /** Its `data-figure`. */
  readonly sum: string;
}

/** Cards that are shown together, as rows under one heading. */
export interface CardGroup<Edit extends string> {
  readonly heading: WordKey;
  /** What the group's Change button edits, if its rows have none. */
  readonly edit?: AnyCard<Edit>['edit'];
  readonly cards: readonly ResultCard<Edit>[];
}

/** RES-HP-03, RES-HP-04, RES-SOL-02, RES-SOL-03: the home's address and type. */
export const homeCards: readonly ResultCard<'property'>[] = [
  {
    id: 'address',
    label: 'label.address',
    // No line break inside a postcode.
    text: (_, { address }) => address && { value: address.text.replace(/ (?=\d\w\w$)/, '\u00a0') },
  },
  {
    id: 'property',
    label: 'label.property',
    text: ({ request }, { propertyTypeName }) => {
      const value = request.address.propertyType ?? propertyTypeName;
      return value ? { value } : null;
    },
    edit: { opens: 'property', label: 'results.changeProperty' },
  },
];

/** The cards of a result as rows of text. */
export function cardRows(
  groups: readonly Pick<CardGroup<string>, 'cards'>[],
  result: Result,
  answers: Answers,
  words: Words,
): ResultSummary['rows'] {
  const cards = groups.flatMap((group) => group.cards);
  return cards.flatMap(({ label, text }) => {
    const now = text(result, answers, words);
    return now ? [[words(label), now.value, now.note] as const] : [];
  });
}
