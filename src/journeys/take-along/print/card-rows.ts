import type { Answers } from '../../../domain/answers.ts';
import type { Result } from '../../../domain/result.ts';
import type { ResultSummary } from '../../../state/asset-descriptor.ts';
import type { Words } from '../../../words/words.ts';
import type { CardGroup } from '../../result/cards/result-card.ts';

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
