// What a result begins with: one description of it for the screen, the ear, paper and an enquiry.
import type { BillSaving } from '../../../domain/bill-saving.ts';
import type { Range } from '../../../domain/extras/range.ts';
import type { WordKey } from '../../../words/word-key.ts';
import type { Words } from '../../../words/words.ts';

export interface Headline {
  /** 'You could save about £830 a year with solar panels'; why there is no figure, where there is none. */
  readonly sentence: string;
  /** 'saves about £830 a year': beside a link to it. */
  readonly brief: string;
  readonly figure: HeadlineFigure | null;
}

export interface HeadlineFigure {
  /** 'You could save about' */
  readonly title: string;
  /** Never negative: the title says which way. */
  readonly value: number;
  /** The value as it is shown. */
  readonly text: string;
  /** 'a year with solar panels' */
  readonly tail: string;
  /** Which of the result's ranges is its own. */
  readonly range: Range['figure'];
  /** Its sentence where an edit has made another kind of figure of it. */
  readonly turned: WordKey;
}

export interface FigureHeadline extends Headline {
  readonly figure: HeadlineFigure;
}

export function withFigure(figure: HeadlineFigure): FigureHeadline {
  const { title, text, tail } = figure;
  return { ...unbrief(`${title} ${text} ${tail}`), figure };
}

export function unbrief(sentence: string): Headline {
  return { sentence, brief: sentence, figure: null };
}

/** What is saved a year, or what it would cost more. */
export function savingHeadline(
  { kind, value }: BillSaving,
  tail: string,
  words: Words,
  title = words(`headline.${kind}`),
): FigureHeadline {
  const text = words.format.aboutPounds(value);
  const isSaved = kind === 'save';
  const headline = withFigure({
    title,
    value,
    text,
    tail,
    range: 'savings',
    turned: isSaved ? 'results.was.saved' : 'results.was.more',
  });
  return { ...headline, brief: words(isSaved ? 'tab.figure' : 'tab.figure.more', { value: text }) };
}

/** 'was £520'; where a saving turned into a cost or back, in full. Undefined where nothing was, or it is as before. */
export function wasText(now: Headline, before: Headline | null, words: Words): string | undefined {
  if (!before?.figure) return undefined;
  const { turned, text: value } = before.figure;
  if (now.figure?.turned !== turned) return words(turned, { value });
  return now.figure.text === value ? undefined : words('results.was', { value });
}
