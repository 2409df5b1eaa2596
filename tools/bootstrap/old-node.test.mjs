// Checks which versions of Node are refused as too old.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { oldNode } from './old-node.mjs';

it('Node 20.19 is the oldest version that can start the project', () => {
  for (const version of ['v12.22.12', 'v18.20.4', 'v20.18.3'])
    assert.match(oldNode(version), /20\.19 or newer/);
  for (const version of ['v20.19.0', 'v22.1.0', 'v24.21.0', 'v26.0.0-nightly'])
    assert.equal(oldNode(version), '');
});
