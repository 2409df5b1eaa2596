import type { Words } from '../../../words/words.ts';
import { CONTACT_TIMES } from './enquiry-schema.ts';

/** A sentence that says when the visitor wants to be called; '' until they have chosen. */
export function timeText(chosen: string, words: Words): string {
  const time = CONTACT_TIMES.find((one) => one === chosen);
  return time ? ` ${words(`enquiry.asked.${time}`)}` : '';
}
