import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acceptedEncoding } from './accepted-encoding.ts';

const CASES: readonly (readonly [string, string | null])[] = [
  ['', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0', null],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0.5', 'gzip'],
  ['br;q=0.4, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*;q=0', null],
  ['br;q=0, *', 'gzip'],
  ['identity, br;q=0.5', null],
  ['abr, brx', null],
  ['br;q=2', null],
];

it('a file is only sent in an encoding that the client accepts', () => {
  for (const [header, expected] of CASES)
    assert.equal(acceptedEncoding(header, ['br', 'gzip']), expected, header);
});
