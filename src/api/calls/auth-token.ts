// CALL-01, AMB-27: posted to `auth-url`, without a payload.
import * as v from 'valibot';
import { call } from '../call.ts';

export const authToken = call({
  method: 'POST',
  path: '/auth/token',
  says: 'A short-lived bearer token for an anonymous visitor, as a JSON string or plain text. A JWT with a true claim `post` says that the server takes searches for addresses as a POST too: then no URL has a postcode.',
  answer: v.pipe(v.string(), v.minLength(1)),
});
