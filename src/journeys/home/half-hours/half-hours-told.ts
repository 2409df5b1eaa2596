// HALF-03: whether a result rests on half hours, and of which days.
import type { Result } from '../../../domain/result.ts';
import type { Told } from '../../../state/asset-descriptor.ts';
import type { Words } from '../../../words/words.ts';

/** Undefined where the server takes none. */
export const toldHalfHours = ({ yours }: Pick<Result, 'yours'>) => yours?.halfHours;

/** @param told two ISO dates, as the server names them. */
export function daysText(told: unknown, words: Words): string {
  const [from = '', to = ''] = String(told).split('/').map(words.format.date);
  return words('clock.window', { from, to });
}

/** For paper, and for whoever an enquiry goes to. */
export function halfHoursRows(result: Result, words: Words): Told['rows'] {
  const told = toldHalfHours(result);
  return told ? [[words('halfHours.row'), daysText(told, words)]] : [];
}
