import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sign } from 'hono/jwt';
import { createTokens } from './tokens.ts';

describe('tokens', () => {
  let time = Date.parse('2026-09-01T12:00:00Z');
  const tokens = createTokens('secret', () => time);

  it('hold for five minutes and no longer', async () => {
    const token = await tokens.issue();
    time += 299_000;
    assert.ok(await tokens.isValid(token));
    time += 1000;
    assert.ok(!(await tokens.isValid(token)));
  });

  it('are each another', async () => {
    assert.notEqual(await tokens.issue(), await tokens.issue());
  });

  it('hold for every server with the secret, and for no other', async () => {
    const token = await tokens.issue();
    assert.ok(await createTokens('secret', () => time).isValid(token));
    assert.ok(!(await createTokens('another', () => time).isValid(token)));
  });

  it('do not hold when anything in them is changed', async () => {
    const [header, payload, signature] = (await tokens.issue()).split('.') as [string, string, string];
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
      '',
    ];
    for (const other of others) assert.ok(!(await tokens.isValid(other)), other);
  });

  it('do not hold when they are signed and have no end, or one that is no number', async () => {
    for (const payload of [{}, { exp: '9999999999' as never }])
      assert.ok(!(await tokens.isValid(await sign(payload, 'secret', 'HS256'))));
  });
});
