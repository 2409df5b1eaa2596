// Tokens are signed JWTs, short-lived and not stored, so every server with the secret accepts them.
import { randomUUID } from 'node:crypto';
// Not hono/jwt: it signs by WebCrypto, beside the loop, and a call waits longer for its token than for its answer.
import jws from 'jws';

/** Seconds. The widget asks for a new one every ten. */
const LIFETIME = 300;
const alg = 'HS256';

export interface Tokens {
  issue(): string;
  isValid(token: string): boolean;
}

/** @param now milliseconds since 1970. */
export function createTokens(secret: string, now: () => number = Date.now): Tokens {
  return {
    issue() {
      const payload = { post: true, exp: Math.floor(now() / 1000) + LIFETIME, jti: randomUUID() };
      return jws.sign({ header: { alg, typ: 'JWT' }, payload, secret });
    },
    isValid(token) {
      if (!jws.isValid(token) || !jws.verify(token, alg, secret)) return false;
      const exp = jws.decode(token, { json: true })?.payload.exp;
      return typeof exp === 'number' && exp * 1000 > now();
    },
  };
}
