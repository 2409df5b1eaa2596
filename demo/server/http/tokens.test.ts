import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import jws from 'jws';
import { createTokens } from './tokens.ts';

describe('tokens', () => {
  let time = Date.parse('2026-09-01T12:00:00Z');
  const tokens = createTokens('secret', () => time);

  it('are valid for five minutes', () => {
    const token = tokens.issue();
    time += 299_000;
    assert.ok(tokens.isValid(token));
    time += 1000;
    assert.ok(!tokens.isValid(token));
  });

  it('are all different', () => {
    assert.notEqual(tokens.issue(), tokens.issue());
  });

  it('are valid on every server with the same secret, and on no other', () => {
    const token = tokens.issue();
    assert.ok(createTokens('secret', () => time).isValid(token));
    assert.ok(!createTokens('another', () => time).isValid(token));
  });

  it('are invalid after any change', () => {
    const [header, payload, signature] = tokens.issue().split('.') as [string, string, string];
    const coded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const others = [
      `${header}.${coded({ ...claims, exp: claims.exp + 1000 })}.${signature}`,
      `${header}.${coded({ ...claims, jti: 'another' })}.${signature}`,
      `${coded({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      `${coded({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`,
      `${header}.${payload}.${'A'.repeat(43)}`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      `.${payload}.${signature}`,
      `${header}.${payload}.${signature}A`,
      'aaaa.bbbb.cccc',
      '',
    ];
    for (const other of others) assert.ok(!tokens.isValid(other), other);
  });

  it('are invalid, although signed, without an expiry or with one that is not a number', () => {
    for (const payload of [{}, { exp: '9999999999' as never }])
      assert.ok(
        !tokens.isValid(jws.sign({ header: { alg: 'HS256', typ: 'JWT' }, payload, secret: 'secret' })),
      );
  });
});
