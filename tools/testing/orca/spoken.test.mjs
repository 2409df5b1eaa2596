import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { spokenIn } from './spoken.mjs';

const NOTES = `16:11:30 - SPEECH OUTPUT: 'Finished loading A page.'{'established': False}
16:11:30 - WEB: Generating speech
16:11:30 - SPEECH GENERATOR: Starting unfocused generation for [heading | It's warm]
16:11:30 - SPEECH OUTPUT: 'It's warm'
16:11:30 - SPEECH OUTPUT: ''
16:11:30 - SPEECH OUTPUT: 'heading level 3'
16:11:31 - SPEECH GENERATOR: Starting focused generation for [push button | Next]
16:11:31 - SPEECH OUTPUT: 'Next push button.' {'family': None}`;

describe('Orca’s log', () => {
  it('BEY-11: is read as what Orca says, one line for each object', () => {
    assert.deepEqual(spokenIn(NOTES), [
      'Finished loading A page.',
      "It's warm, heading level 3",
      'Next push button.',
    ]);
  });
});
