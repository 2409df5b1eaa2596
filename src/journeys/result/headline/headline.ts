import type { Range } from '../../../domain/range.ts';
import { type BillSaving, currentRow, type Result } from '../../../domain/result.ts';
import type { WordKey } from '../../../words/word-key.ts';
import type { Words } from '../../../words/words.ts';

export interface Headline {
  /** 'You could save about £830 a year with solar panels'; if there is no figure, the reason. */
  readonly sentence: string;
  readonly figure: HeadlineFigure | null;
}

interface HeadlineFigure {
  /** 'You could save about' */
  readonly title: string;
  /** Never negative: the title says whether it is a saving or a cost. */
  readonly value: number;
  readonly isCost: boolean;
  /** The value as shown. */
  readonly text: string;
  /** 'a year with solar panels' */
  readonly tail: string;
  /** Which of the result's ranges belongs to it. */
  readonly range: Range['figure'];
  /** Its sentence before an edit, if the edit has changed the kind of figure. */
  readonly turned: WordKey;
}

export interface FigureHeadline extends Headline {
  readonly figure: HeadlineFigure;
}

/** The beginning of a result: one description for the screen, screen readers, print and enquiries. */
export function withFigure(figure: HeadlineFigure): FigureHeadline {
  const { title, text, tail } = figure;
  return { ...headlineOf(`${title} ${text} ${tail}`), figure };
}

export function headlineOf(sentence: string): Headline {
  return { sentence, figure: null };
}

/** The saving a year, or the extra cost. */
export function savingHeadline(
  { kind, value }: BillSaving,
  tail: string,
  words: Words,
  title = words(`headline.${kind}`),
): FigureHeadline {
  const text = words.format.aboutPounds(value);
  const isCost = kind !== 'save';
  return withFigure({
    title,
    value,
    isCost,
    text,
    tail,
    range: 'savings',
    turned: isCost ? 'results.was.more' : 'results.was.saved',
  });
}

/** 'was £520', or a full sentence if a saving became a cost or the reverse. Undefined if there was no value or it is the same. */
export function wasText(now: Headline, before: Headline | null, words: Words): string | undefined {
  if (!before?.figure) return undefined;
  const { turned, text: value } = before.figure;
  if (now.figure?.turned !== turned) return words(turned, { value });
  return now.figure.text === value ? undefined : words('results.was', { value });
}

/** The home's kWh a year as it is today, without what a change adds: before the last edit, and now. */
export type Uses = readonly [before: number | null | undefined, now: number | null | undefined];

export const usesOf = (before: Result | null, now: Result): Uses => [before && homeUse(before), homeUse(now)];
export const homeUse = (result: Result) => currentRow(result)?.electricity.householdConsumption;

/** `text` says that the meter's half hours are used, and what they come to. `why` is the same if that has changed the figures, or ''. */
export function measuredText([before, now]: Uses, words: Words) {
  const { kWh } = words.format;
  const withSum = (sum: string) => [words('halfHours.counted'), sum].filter(Boolean).join(' ');
  const why =
    before && now && kWh(before) !== kWh(now)
      ? withSum(words('halfHours.recount', { before: kWh(before), now: kWh(now) }))
      : '';
  return { why, text: why || withSum(now ? words('halfHours.come', { now: kWh(now) }) : '') };
}
