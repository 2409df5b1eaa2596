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

  it('are each another', () => {
    assert.notEqual(tokens.issue(), tokens.issue());
  });

  it('hold for every server with the secret, and for no other', () => {
    const token = tokens.issue();
    assert.ok(createTokens('secret', () => time).isValid(token));
    assert.ok(!createTokens('another', () => time).isValid(token));
  });

  it('do not hold when anything in them is changed', () => {
    const [header, payload, signature] = tokens.issue().split('.') as [string, string, string];
    const coded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const said = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const others = [
      `${header}.${coded({ ...said, exp: said.exp + 1000 })}.${signature}`,
      `${header}.${coded({ ...said, jti: 'another' })}.${signature}`,
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

  it('do not hold when they are signed and have no end, or one that is no number', () => {
    for (const payload of [{}, { exp: '9999999999' as never }])
      assert.ok(
        !tokens.isValid(jws.sign({ header: { alg: 'HS256', typ: 'JWT' }, payload, secret: 'secret' })),
      );
  });
});
