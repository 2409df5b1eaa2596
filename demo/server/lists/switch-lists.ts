// CALL-19: each list is answered as a map under its own key.
import type { SWITCH_LISTS as NAMES } from '../../../src/api/calls/server-lists.ts';

function keyed(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name, index) => [String(index + 1), name]));
}

const days = Array.from({ length: 28 }, (_, index) => String(index + 1));

export const SWITCH_LISTS: Record<(typeof NAMES)[number], Record<string, Record<string, string>>> = {
  'employment-statuses': {
    employmentStatusesDto: keyed('Employed', 'Self-employed', 'Retired', 'Student', 'Not employed'),
  },
  titles: { titlesDto: keyed('Mr', 'Mrs', 'Miss', 'Ms', 'Mx', 'Dr') },
  'special-needs': {
    specialNeedsDto: keyed('None', 'Large print', 'Braille', 'Hearing loop', 'Medical equipment at home'),
  },
  'residential-statuses': {
    residentialStatusesDto: keyed('Owner', 'Private tenant', 'Council or housing association tenant'),
  },
  'direct-debit-days': { directDebitDaysDto: keyed(...days) },
};
