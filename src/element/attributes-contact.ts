// Knows the attributes that say who stands behind the quote, and for whom.
import * as v from 'valibot';
import { flag, row } from './attribute-row.ts';
import { email, httpUrl, listOf, phone, text } from './attribute-values.ts';

/** A postcode area or outcode: BS, SN, BA2. */
const area = v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{1,2}(\d[A-Z\d]?)?$/));

export const contactAttributes = {
  'support-phone': row({
    key: 'supportPhone',
    schema: phone,
    takes: 'a telephone number',
    otherwise: null,
    says: 'help banner; absent: not drawn',
    stable: true,
  }),
  'support-email': row({
    key: 'supportEmail',
    schema: email,
    takes: 'an email address',
    otherwise: null,
    says: 'footer; absent: not drawn',
    stable: true,
  }),
  'white-label': flag({ key: 'whiteLabel', says: 'hides the help line for business meters', stable: true }),
  'non-domestic-phone': row({
    key: 'nonDomesticPhone',
    schema: phone,
    takes: 'a telephone number',
    otherwise: null,
    says: 'shown when a meter is a business one, unless white-label',
    stable: true,
  }),
  'non-domestic-hours': row({
    key: 'nonDomesticHours',
    schema: text,
    takes: 'text',
    otherwise: null,
    says: 'its opening hours',
    stable: true,
  }),
  'terms-url': row({
    key: 'termsUrl',
    schema: httpUrl,
    takes: 'an http(s) address',
    otherwise: null,
    says: 'terms and conditions',
    stable: true,
  }),
  'privacy-url': row({
    key: 'privacyUrl',
    schema: httpUrl,
    takes: 'an http(s) address',
    otherwise: null,
    says: 'privacy notice',
    stable: true,
  }),
  'about-url': row({
    key: 'aboutUrl',
    schema: httpUrl,
    takes: 'an http(s) address',
    otherwise: null,
    says: 'who you are and who gets paid',
  }),
  'service-area': row({
    key: 'serviceArea',
    schema: listOf(area),
    takes: 'postcode areas or outcodes, by spaces or commas',
    otherwise: [],
    says: 'where enquiries are taken; everywhere unless told',
  }),
} as const;
