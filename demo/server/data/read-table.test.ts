import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { parseCsv, readTable } from './read-table.ts';

describe('parseCsv', () => {
  it('reads rows by column name, with either line ending', () => {
    assert.deepEqual(parseCsv('a,b\r\n1,2\r\n3,4\r\n'), [
      { a: '1', b: '2' },
      { a: '3', b: '4' },
    ]);
  });

  it('keeps commas and doubled quotes inside quotes', () => {
    assert.deepEqual(parseCsv('a,b\n"x, ""y""",z'), [{ a: 'x, "y"', b: 'z' }]);
  });

  it('keeps empty fields, including the last', () => {
    assert.deepEqual(parseCsv('a,b,c\n,,'), [{ a: '', b: '', c: '' }]);
  });

  it('refuses text after a closing quote', () => {
    assert.throws(() => parseCsv('a\n"x"y'), /Closing Quote/);
  });
});

describe('readTable', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tables-'));
  after(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'prices.csv'), 'name,price\ngas,7.33\noil,dear\n,1\n');

  it('names the line and column of a field that is not a number', () => {
    assert.throws(
      () => readTable('prices.csv', (row) => row.number('price'), folder),
      new Error('prices.csv line 3: price must be a number, got "dear"'),
    );
  });

  it('names the line and column of an empty field', () => {
    assert.throws(
      () => readTable('prices.csv', (row) => row.text('name'), folder),
      new Error('prices.csv line 4: name is empty'),
    );
  });

  it('names a missing column', () => {
    assert.throws(
      () => readTable('prices.csv', (row) => row.optionalText('cost'), folder),
      new Error('prices.csv line 2: no column cost'),
    );
  });

  it('returns null for an empty optional field', () => {
    assert.deepEqual(
      readTable('prices.csv', (row) => row.optionalText('name'), folder),
      ['gas', 'oil', null],
    );
  });
});
