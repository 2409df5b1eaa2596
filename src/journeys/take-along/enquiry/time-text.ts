import type { Words } from '../../../words/words.ts';
import { CONTACT_TIMES } from './enquiry-schema.ts';

/** A sentence to follow another: when the visitor wants to be called; '' until that is said. */
export function timeText(chosen: string, words: Words): string {
  const time = CONTACT_TIMES.find((one) => one === chosen);
  return time ? ` ${words('label.contactTime')}: ${words(`enquiry.contactTime.${time}`)}.` : '';
}
