import assert from 'node:assert/strict';
import { it } from 'node:test';
import { chooseNode } from './runtime.mjs';

it('the machine’s own Node runs the project if it is new enough, otherwise the one of the packages', () => {
  const brought = () => '/project/node';
  const own = (version) => ({ version, path: '/usr/bin/node' });
  assert.equal(chooseNode(own('24.0.0'), brought), '/usr/bin/node');
  assert.equal(chooseNode(own('26.1.0-nightly'), brought), '/usr/bin/node');
  assert.equal(chooseNode(own('23.11.0'), brought), '/project/node');
  assert.equal(chooseNode(own('20.19.0'), brought), '/project/node');
  assert.equal(
    chooseNode(own('20.19.0'), () => undefined),
    undefined,
  );
});
