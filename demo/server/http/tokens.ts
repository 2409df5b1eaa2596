// Tokens are signed, short-lived and kept nowhere, so any server with the secret can check any other's.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Seconds. The widget asks for a new one every ten. */
const LIFETIME = 300;

export interface Tokens {
  issue(): string;
  isValid(token: string): boolean;
}

/** @param now milliseconds since 1970. */
export function createTokens(secret: string, now: () => number = Date.now): Tokens {
  const sign = (payload: string) => createHmac('sha256', secret).update(payload).digest();
  return {
    issue() {
      const expires = Math.floor(now() / 1000) + LIFETIME;
      const payload = `${expires}.${randomBytes(9).toString('base64url')}`;
      return `${payload}.${sign(payload).toString('base64url')}`;
    },
    isValid(token) {
      const [, payload, expires, signature] = /^((\d{1,12})\.[\w-]{12})\.([\w-]{43})$/.exec(token) ?? [];
      if (!payload || !signature || Number(expires) * 1000 <= now()) return false;
      return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(payload));
    },
  };
}
