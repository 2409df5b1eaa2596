// Knows that the README's attribute table is the attributes' own: `UPDATE_README=1` writes it.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { attributeTable } from '../../tools/attribute-table.ts';

const file = new URL('../../README.md', import.meta.url);
const PLACE = /(<!-- attributes -->\n)[\s\S]*?(<!-- \/attributes -->)/;

describe('the README', () => {
  it('SET-02: lists every attribute, from the table that the element reads', () => {
    const readme = readFileSync(file, 'utf8');
    assert.match(readme, PLACE);
    const written = readme.replace(PLACE, `$1\n${attributeTable()}\n\n$2`);
    if (process.env.UPDATE_README) writeFileSync(file, written);
    else assert.equal(readme, written, 'run UPDATE_README=1 node --test test/house/readme.test.ts');
  });
});
