// Checks where a program is searched for, and the message if there is none.
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { findProgram } from './find-program.mjs';

const find = (more) =>
  findProgram({
    name: 'Lynx',
    variable: 'HEQ_LYNX_PATH',
    places: () => ['/nowhere/lynx', process.execPath],
    packages: [],
    ...more,
  });

describe('a program', () => {
  afterEach(() => {
    delete process.env.HEQ_LYNX_PATH;
  });

  it('is the first one in the usual places that runs', () => assert.equal(find(), process.execPath));

  it('is the one that its variable names', () => {
    process.env.HEQ_LYNX_PATH = process.execPath;
    assert.equal(find({ places: () => [] }), process.execPath);
  });

  it('is never another one if the variable names one', () => {
    process.env.HEQ_LYNX_PATH = '/nowhere/lynx';
    assert.throws(find, { message: /^HEQ_LYNX_PATH names \/nowhere\/lynx, which does not start: / });
  });
});
