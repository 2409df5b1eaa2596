// CALL-01, AMB-27: posted to `auth-url`, without a payload.
import * as v from 'valibot';
import { call } from '../call.ts';

export const authToken = call({
  method: 'POST',
  path: '/auth/token',
  says: 'A short-lived bearer token for an anonymous visitor, as a JSON string or plain text.',
  answer: v.pipe(v.string(), v.minLength(1)),
});
