// Tokens are short-lived signed JWTs. They are not stored, so every server with the secret accepts them.
import { randomUUID } from 'node:crypto';
// Not hono/jwt, which signs asynchronously by WebCrypto: a call would wait longer for its token than for its answer.
import jws from 'jws';

/** Seconds. The widget requests a new token every ten seconds. */
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
      const payload = { exp: Math.floor(now() / 1000) + LIFETIME, jti: randomUUID() };
      return jws.sign({ header: { alg, typ: 'JWT' }, payload, secret });
    },
    isValid(token) {
      if (!jws.isValid(token) || !jws.verify(token, alg, secret)) return false;
      const exp = jws.decode(token, { json: true })?.payload.exp;
      return typeof exp === 'number' && exp * 1000 > now();
    },
  };
}
