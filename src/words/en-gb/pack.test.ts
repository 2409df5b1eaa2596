import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { calls } from '../../api/calls.ts';
import { sentences } from './pack.ts';

describe('a visitor', () => {
  it('GEN-01, ROLE-01: reads nothing about an account, a role or a password', () => {
    const spoken = Object.values(sentences).filter((text) =>
      /\b(log ?in|sign ?(in|up)|password|account|role)\b/i.test(text),
    );
    assert.deepEqual(spoken, []);
  });

  it('GEN-01, ROLE-01: needs no call except the one for a token', () => {
    const paths = Object.values(calls).map(({ path }) => path);
    assert.deepEqual(
      paths.filter((path) => /auth|login|session|account/i.test(path)),
      ['/auth/token'],
    );
  });
});
