// Knows the corrected pack, `copy="plain"`: the sentences that the specification fixes with their slips, put right.
import type { WordKey } from './en-gb.ts';

export const plain: Partial<Record<WordKey, string>> = {
  'failure.noAnswer': 'We could not reach our servers. Check your connection and try again.',
  'failure.other': 'Something went wrong. Please try again.',
  'failure.noQuote': 'We could not create your quote. Please try again.',
  'error.400': 'Something went wrong. Please try again later.',
  'error.500': 'Something has gone wrong on our servers. Please try again later.',
  'refusal.nonDomestic':
    'The meter at this address is registered for business use, and we can quote for homes only.',
  'refusal.prepayment': 'This home has a prepayment meter, and we cannot quote for prepayment homes yet.',
  'refusal.gasOnly':
    'We found a gas meter but no electricity meter at this address, and these quotes need one.',
  'refusal.noElectricity': 'We could not find meter data for this address.',
  'refusal.solarProperty': 'We cannot quote solar for flats and maisonettes.',
  'enquiry.contactTime.am': 'Morning',
  'enquiry.contactTime.pma': 'Afternoon, 12 to 5',
  'enquiry.contactTime.pme': 'Evening, after 5',
};
