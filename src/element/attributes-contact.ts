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
    says: 'the number in the help strip; without it there is no strip',
    stable: true,
  }),
  'support-hours': row({
    key: 'supportHours',
    schema: text,
    takes: 'text',
    otherwise: null,
    says: 'when that number is answered, said where a call is offered',
  }),
  'support-email': row({
    key: 'supportEmail',
    schema: email,
    takes: 'an email address',
    otherwise: null,
    says: 'the address in the footer; without it none is shown',
    stable: true,
  }),
  'white-label': flag({ key: 'whiteLabel', says: 'hides the help line for business meters', stable: true }),
  'non-domestic-phone': row({
    key: 'nonDomesticPhone',
    schema: phone,
    takes: 'a telephone number',
    otherwise: null,
    says: 'your help line for business meters; white-label hides it',
    stable: true,
  }),
  'non-domestic-hours': row({
    key: 'nonDomesticHours',
    schema: text,
    takes: 'text',
    otherwise: null,
    says: 'the opening hours of that line',
    stable: true,
  }),
  'terms-url': row({
    key: 'termsUrl',
    schema: httpUrl,
    takes: 'an http(s) URL',
    otherwise: null,
    says: 'your terms and conditions',
    stable: true,
  }),
  'privacy-url': row({
    key: 'privacyUrl',
    schema: httpUrl,
    takes: 'an http(s) URL',
    otherwise: null,
    says: 'your privacy notice',
    stable: true,
  }),
  'about-url': row({
    key: 'aboutUrl',
    schema: httpUrl,
    takes: 'an http(s) URL',
    otherwise: null,
    says: 'your page about who you are and who pays you',
  }),
  'service-area': row({
    key: 'serviceArea',
    schema: listOf(area),
    takes: 'postcode areas, districts or outcodes, separated by spaces or commas',
    otherwise: [],
    instead: 'everywhere',
    says: 'where you take enquiries',
  }),
} as const;
