// YOURS-01 to 04: the details that can be given on a result. A server names in `yours` those that it accepts.
import type { Result } from '../../../domain/result.ts';
import {
  AGE_BANDS,
  FLOOR_AREA,
  INSTALLER_PRICE,
  ROOF_DIRECTIONS,
  ROOF_SHADES,
  type YoursName,
} from '../../../domain/yours.ts';
import type { ResultSummary } from '../../../state/asset-descriptor.ts';
import type { Problem } from '../../../wizard/problem.ts';
import type { WordKey } from '../../../words/word-key.ts';
import type { Words } from '../../../words/words.ts';

export interface YoursQuestion {
  /** The name of the field in the request, and of its sentences. */
  readonly name: YoursName;
  /** The choices; without them, the visitor types a whole number. */
  readonly options?: readonly (string | number)[];
  readonly bounds?: { readonly min: number; readonly max: number };
}

export const YOURS: readonly YoursQuestion[] = [
  { name: 'roofDirection', options: ROOF_DIRECTIONS },
  { name: 'roofPitch', options: [0, 20, 35, 50] },
  { name: 'roofShade', options: ROOF_SHADES },
  { name: 'flowTemperature', options: [35, 45, 55] },
  { name: 'floorArea', bounds: FLOOR_AREA },
  { name: 'ageBand', options: AGE_BANDS },
  { name: 'installerPrice', bounds: INSTALLER_PRICE },
];

/** The details that change this result. */
export function yoursQuestions({ yours }: Pick<Result, 'yours'>): readonly YoursQuestion[] {
  return yours ? YOURS.filter(({ name }) => name in yours) : [];
}

export const labelOf = ({ name }: YoursQuestion, words: Words) => words(`label.${name}` as WordKey);
export const optionText = ({ name }: YoursQuestion, option: string | number, words: Words) =>
  words(`yours.${name}.${option}` as WordKey);
export const unitOf = ({ name }: YoursQuestion, words: Words) => words(`yours.${name}.unit` as WordKey);

/** A field's value as the request has it; null if the field is empty. */
export function asSent({ options }: YoursQuestion, text: string): string | number | null {
  if (text === '') return null;
  return options?.find((option) => String(option) === text) ?? Number(text);
}

/** A problem for each field whose text is not a number, or out of bounds. */
export function problemsOf(
  questions: readonly YoursQuestion[],
  text: (name: string) => string,
): readonly Problem[] {
  return questions.flatMap(({ name: field, bounds }) => {
    const typed = text(field);
    if (!bounds || typed === '') return [];
    if (!/^\d+$/.test(typed)) return [{ field, key: 'problem.numbers', values: {} }];
    const isWithin = Number(typed) >= bounds.min && Number(typed) <= bounds.max;
    return isWithin ? [] : [{ field, key: 'problem.between', values: { ...bounds } }];
  });
}

/** For print and enquiries. */
export function yoursRows(result: Result, words: Words): ResultSummary['rows'] {
  return yoursQuestions(result).flatMap((one) => {
    const stated = result.yours?.[one.name];
    if (stated == null) return [];
    const unit = one.options ? '' : unitOf(one, words);
    const text = one.options
      ? optionText(one, stated, words)
      : unit === '£'
        ? words.format.wholePounds(Number(stated))
        : `${stated} ${unit}`;
    return [[labelOf(one, words), text] as const];
  });
}
