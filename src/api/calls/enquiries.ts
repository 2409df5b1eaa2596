// KEEP-01, KEEP-05: an enquiry for the partner whose page it comes from, and its withdrawal.
import * as v from 'valibot';
import { enquiry } from '../../domain/enquiry.ts';
import { call } from '../call.ts';

export const createEnquiry = call({
  method: 'POST',
  path: '/request/enquiries',
  summary:
    'Takes an enquiry for the partner whose page it is sent from. The same id sent again is answered as it was.',
  body: enquiry,
  largest: 100_000,
  answer: v.object({ reference: v.string(), withdrawal: v.string() }),
});

export const withdrawEnquiry = call({
  method: 'DELETE',
  path: '/request/enquiries/{withdrawal}',
  summary: 'Deletes an enquiry and what it holds, and tells the partner.',
  params: v.object({ withdrawal: v.string() }),
  answer: v.unknown(),
});
