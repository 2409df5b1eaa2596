import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { parseAst } from 'rollup/parseAst';
import { calls } from '../../../src/api/calls.ts';
import { ROOT } from '../paths.mjs';
import { dropDocumentation, NOT_MADE } from './drop-documentation.mjs';

const drop = (code, id) => dropDocumentation().transform.call({ parse: parseAst }, code, id).code;

it('the bundle contains the calls that the widget makes, and only the names of all others', () => {
  const code = drop('const calls = { tariffs, chargeTypes }; f({ chargeTypes });', 'src/api/calls.ts');
  assert.equal(code, 'const calls = { tariffs, chargeTypes: 0 }; f({ chargeTypes: 0 });');
});

it('the calls that are dropped are those that no file of src makes', () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^api\/calls/.test(file));
  const names = new Set(files.flatMap((file) => readFileSync(join(ROOT, 'src', file), 'utf8').match(/\w+/g)));
  assert.deepEqual(
    Object.keys(calls).filter((call) => !names.has(call)),
    NOT_MADE,
  );
});

it('descriptions for the server and the documentation are dropped, and the schemas of responses stay', () => {
  const code = "call({ method: 'GET', says: 'All of it.', answer: v.string(), query: v.object({}) })";
  assert.equal(drop(code, 'src/api/calls/a.ts'), "call({ method: 'GET', answer: v.string(), })");
});
