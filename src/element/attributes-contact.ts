import * as v from 'valibot';
import { row } from './attribute-row.ts';
import { email, flag, httpUrl, listOf, phone, text } from './attribute-values.ts';

/** A postcode area or outcode: BS, SN, BA2. */
const area = v.pipe(
  v.string(),
  v.transform((text) => text.toUpperCase()),
  v.regex(/^[A-Z]{1,2}(\d[A-Z\d]?)?$/),
);
const areas = {
  schema: listOf(area),
  takes: 'postcode areas, districts or outcodes, separated by spaces or commas',
  otherwise: [],
};

export const contactAttributes = {
  'support-phone': row(phone, {
    says: 'the number in the help strip; without it there is no strip',
    stable: true,
  }),
  'support-hours': row(text, { says: 'when that number is answered; shown where a call is offered' }),
  'support-email': row(email, { says: 'the address in the footer; without it none is shown', stable: true }),
  'white-label': row(flag, { says: 'hides the help line for business meters', stable: true }),
  'non-domestic-phone': row(phone, {
    says: 'your help line for business meters; white-label hides it',
    stable: true,
  }),
  'non-domestic-hours': row(text, { says: 'the opening hours of that line', stable: true }),
  'terms-url': row(httpUrl, { says: 'your terms and conditions', stable: true }),
  'privacy-url': row(httpUrl, { says: 'your privacy notice', stable: true }),
  'about-url': row(httpUrl, { says: 'your page about who you are and who pays you' }),
  'service-area': row(areas, { instead: 'everywhere', says: 'where you take enquiries' }),
};
