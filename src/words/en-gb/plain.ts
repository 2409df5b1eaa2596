// `copy="plain"`: the sentences that the specification fixes with their slips, put right.
import type { Sentences } from '../pack.ts';

export const plain: Partial<Sentences> = {
  'failure.noAnswer': 'We could not reach our servers. Check your connection and try again.',
  'failure.other': 'Something went wrong. Please try again.',
  'failure.noQuote': 'We could not create your quote. Please try again.',
  'error.400': 'Something went wrong. Please try again later.',
  'error.500': 'Something has gone wrong on our servers. Please try again later.',
  'refusal.nonDomestic': 'The meter at this address is for business use. We can only quote for homes.',
  'refusal.prepayment': 'This home has a prepayment meter, and we cannot quote for prepayment homes yet.',
  'refusal.gasOnly': 'We found a gas meter here, but no meter for electricity. These quotes need one.',
  'refusal.noElectricity': 'We could not find meter data for this address.',
  'refusal.solarProperty': 'We cannot quote solar for flats and maisonettes.',
  'enquiry.contactTime.am': 'Morning',
  'enquiry.contactTime.pma': 'Afternoon, 12 to 5',
  'enquiry.contactTime.pme': 'Evening, after 5',
  'start.ev-only': 'Find an EV tariff',
  'ev.ice.notValid': 'This plate is not that of a petrol or diesel car or van.',
  'ev.electric.notValid': 'This plate is not that of a fully electric car or van.',
  'ev.miles.low':
    'That is less than 100 miles a week. With so few miles an electric car saves little, so your result may not mean much. You can still go on.',
  'loader.tariffs': 'Looking at the tariffs you can have',
  'loader.consumption': 'Working out the energy you use',
  'loader.best': 'Finding the tariff that fits you',
  'loader.savings': 'Working out what you would save',
  'loader.savingsAndCarbon': 'Working out the money and carbon you would save',
  'loader.finishing': 'Adding it all up',
  'problem.required.adopt': 'Say whether you plan to adopt this year',
  'problem.summary': 'Something is missing or needs a change',
};
