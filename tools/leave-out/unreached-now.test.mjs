import assert from 'node:assert/strict';
import { it } from 'node:test';
import { unreachedNow } from './unreached-now.mjs';

it('earlier and new functions are left out unless they are removed, run, are kept or are left out by another list', () => {
  const unreached = unreachedNow({
    before: ['old', 'oldGone', 'oldNotBuilt', 'oldRan'],
    came: ['fresh', 'freshRan$1', 'freshNotBuilt', 'freshAnswered', 'throwException'],
    there: [
      'fresh',
      'freshAnswered',
      'freshNotBuilt',
      'freshRan$1',
      'inUse',
      'old',
      'oldNotBuilt',
      'oldRan',
      'throwException',
    ],
    built: ['fresh', 'freshAnswered', 'freshRan$2', 'inUse', 'old', 'oldRan', 'throwException'],
    ran: ['freshRan', 'oldRan'],
    answered: ['freshAnswered'],
  });
  assert.deepEqual(unreached, ['fresh', 'old']);
});
