import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Api } from '../../../api/create-api.ts';
import { success } from '../../../api/failure.ts';
import { readAddress } from './choose-address.ts';

it('HALF-03 YOURS-06: details of one home, including its half hours, are not used for the next home', async () => {
  const api = {
    addressMeters: async () => success([]),
    addressDefaults: async () => success({ gas: null, electricity: null }),
  } as unknown as Api;
  const read = await readAddress(api, { text: '2 High Street' } as never, new AbortController().signal);
  assert.ok(read.ok);
  assert.deepEqual(read.value.yours, {});
});
