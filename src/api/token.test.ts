import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { failed, type Outcome, success } from './failure.ts';
import { createTokenSource } from './token.ts';

function source(answers: readonly Outcome<string>[]) {
  let asked = 0;
  let time = 0;
  const tokens = createTokenSource({
    now: () => time,
    post: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      assert.ok(answer);
      return answer;
    },
  });
  return { tokens, asked: () => asked, pass: (ms: number) => (time += ms) };
}

describe('the token', () => {
  it('CALL-01: is read from a JSON string or plain text', async () => {
    for (const body of ['"abc.def"', ' abc.def\n', ' "abc.def" ']) {
      assert.deepEqual(await source([success(body)]).tokens.current(), success('abc.def'));
    }
  });

  it('CALL-01: may be digits, which as JSON are a number', async () => {
    assert.deepEqual(
      await source([success('12345678901234567890')]).tokens.current(),
      success('12345678901234567890'),
    );
  });

  it('CALL-01: that is not a token is reported as an answer that does not match', async () => {
    const { tokens } = source([success('{}')]);
    assert.deepEqual(await tokens.current(), failed({ kind: 'misfit', path: 'token' }));
    assert.equal(tokens.isHeld(), false);
  });

  it('is not an HTML page, several words, or JSON for nothing', async () => {
    for (const body of [
      '<html></html>',
      'not a token',
      '""',
      '',
      '{"token":"a"}x y',
      'null',
      'false',
      '{}',
    ]) {
      assert.equal((await source([success(body)]).tokens.current()).ok, false, body);
    }
  });

  it('AMB-28: is requested once, however many calls wait for it', async () => {
    const { tokens, asked } = source([success('a')]);
    await Promise.all([tokens.current(), tokens.current(), tokens.refresh()]);
    assert.equal(asked(), 1);
    await tokens.current();
    assert.equal(asked(), 1);
  });

  it('AMB-28: is renewed before use when it is old: a minute after it came', async () => {
    const { tokens, asked, pass } = source([success('a'), success('b')]);
    pass(120_000);
    await tokens.current();
    pass(59_999);
    assert.deepEqual(await tokens.current(), success('a'));
    pass(1);
    assert.deepEqual(await tokens.current(), success('b'));
    assert.equal(asked(), 2);
  });

  it('AMB-29: that is old is still used where no newer one can be fetched', async () => {
    const { tokens, pass } = source([success('a'), failed({ kind: 'no-answer' })]);
    await tokens.current();
    pass(120_000);
    assert.deepEqual(await tokens.current(), success('a'));
  });

  it('AMB-29: a refresh that fails in the background leaves the held one in use', async () => {
    const { tokens } = source([success('a'), failed({ kind: 'no-answer' })]);
    await tokens.current();
    await tokens.refresh();
    assert.deepEqual(await tokens.current(), success('a'));
    assert.equal(tokens.isHeld(), true);
  });

  it('says why there is none', async () => {
    const failure = { kind: 'fatal', status: 500, message: 'Down' } as const;
    assert.deepEqual(await source([failed(failure)]).tokens.current(), failed(failure));
  });
});
