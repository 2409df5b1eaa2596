// Checks that the build refuses a script that would harm a page.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemsOf } from './inspect.mjs';

const classic = (code) => ({ name: 'a.js', format: 'iife', text: `/*! a */\n${code}` });
const module = (code) => ({ name: 'a.mjs', format: 'es', text: `/*! a */\n${code}` });

describe('the check of a built script', () => {
  for (const code of [
    '(function(){})();',
    '!function(){}();',
    '"use strict";(()=>{})();',
    '(()=>{"use strict"})()',
  ]) {
    it(`accepts ${code}`, () => assert.deepEqual(problemsOf(classic(code)), []));
  }

  for (const code of [
    'process.emit',
    'require("a")',
    'define.amd',
    'eval("a")',
    'new Function("a")',
    'import("./a.js")',
    '__VERSION__',
    '".a{margin:1.5rem}"',
    '"’"',
    '//# sourceMappingURL=a.js.map',
  ]) {
    it(`refuses ${code}`, () => {
      assert.equal(problemsOf(classic(`(function(){${code}})()`)).length, 1);
      assert.equal(problemsOf(module(code)).length, 1);
    });
  }

  it('refuses a classic script that defines global names or contains the URL of a module', () => {
    assert.equal(problemsOf(classic('var e=1;(function(){})()')).length, 1);
    assert.equal(problemsOf(classic('(function(){import.meta.url})()')).length, 1);
    assert.deepEqual(problemsOf(module('var e=import.meta.url')), []);
  });
});
