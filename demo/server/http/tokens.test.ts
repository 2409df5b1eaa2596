import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTokens } from './tokens.ts';

describe('tokens', () => {
  let time = Date.parse('2026-09-01T12:00:00Z');
  const tokens = createTokens('secret', () => time);

  it('hold for five minutes and no longer', () => {
    const token = tokens.issue();
    time += 299_000;
    assert.ok(tokens.isValid(token));
    time += 1000;
    assert.ok(!tokens.isValid(token));
  });

  it('are each another', () => {
    assert.notEqual(tokens.issue(), tokens.issue());
  });

  it('hold for every server with the secret, and for no other', () => {
    const token = tokens.issue();
    assert.ok(createTokens('secret', () => time).isValid(token));
    assert.ok(!createTokens('another', () => time).isValid(token));
  });

  it('do not hold when anything in them is changed', () => {
    const [expires, nonce, signature] = tokens.issue().split('.') as [string, string, string];
    const later = String(Number(expires) + 1000);
    const others = [
      `${later}.${nonce}.${signature}`,
      `${expires}.AAAAAAAAAAAA.${signature}`,
      `${expires}.${nonce}.${'A'.repeat(43)}`,
      `${expires}.${nonce}.`,
      `${expires}.${nonce}`,
      `.${nonce}.${signature}`,
      `${expires}.${nonce}.${signature}A`,
      '',
    ];
    for (const other of others) assert.ok(!tokens.isValid(other), other);
  });
});
