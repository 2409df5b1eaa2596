// CALL-11, CALL-12: two ways to search for an address; the setting gb-data chooses one.
import * as v from 'valibot';
import { address } from '../../domain/address.ts';
import { call } from '../call.ts';

const query = v.object({ postcode: v.string() });

export const verifiedAddresses = call({
  method: 'GET',
  path: '/request/address/list/postcode',
  says: 'The addresses of a postcode (sent without its space), from verified address data.',
  query,
  answer: v.object({ verifiedAddresses: v.array(address) }),
});

export const reccoAddresses = call({
  method: 'GET',
  path: '/request/address/recco',
  says: 'The addresses of a postcode (sent without its space), from the national energy industry database.',
  query,
  answer: v.array(address),
});
