// Tokens are signed (JWT), short-lived and kept nowhere, so any server with the secret can check any other's.
import { randomUUID } from 'node:crypto';
import { sign, verify } from 'hono/jwt';

/** Seconds. The widget asks for a new one every ten. */
const LIFETIME = 300;
const alg = 'HS256';

export interface Tokens {
  issue(): Promise<string>;
  isValid(token: string): Promise<boolean>;
}

/** @param now milliseconds since 1970. */
export function createTokens(secret: string, now: () => number = Date.now): Tokens {
  return {
    issue: () =>
      sign({ post: true, exp: Math.floor(now() / 1000) + LIFETIME, jti: randomUUID() }, secret, alg),
    // The library knows only the machine's clock: when a token ends is ours to compare.
    isValid: (token) =>
      verify(token, secret, { alg, exp: false }).then(
        ({ exp }) => typeof exp === 'number' && exp * 1000 > now(),
        () => false,
      ),
  };
}
