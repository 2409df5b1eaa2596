import type { Assumption } from '../../domain/result.ts';
import type { ChartWords } from '../../ui/chart/chart.tsx';
import type { Words } from '../../words/words.ts';

/** The language's sentence for a key from the server, otherwise the server's own text. @param part a suffix of the key: '.source' */
export function ownSentence(
  words: Words,
  { key, values }: { key?: Assumption['key'] | undefined; values?: Assumption['values'] | undefined },
  text: string,
  part = '',
): string {
  const sentence: string = `assumption.${key}${part}`;
  return key && words.has(sentence) ? words(sentence, values ?? {}) : text;
}

type ShownAssumption = Pick<Assumption, 'text' | 'value'>;

/** The language's sentence for the assumption's key, with the value in it; otherwise both as the server sent them. */
export function assumptionText(words: Words, assumption: Assumption): ShownAssumption {
  const { text, value } = assumption;
  const own = ownSentence(words, assumption, '');
  return own ? { text: own, value: null } : { text, value };
}

/** The sentences that all charts share. */
export function chartWords(words: Words): ChartWords {
  return {
    asTable: words('chart.asTable'),
    asChart: words('chart.asChart'),
    role: words('chart.role'),
    hint: words('chart.hint'),
  };
}
