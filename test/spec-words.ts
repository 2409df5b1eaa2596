import { packs } from '../src/words/packs.ts';
import { createWords } from '../src/words/words.ts';

/** The catalogue with the specification's own wording. */
export const words = createWords({ pack: packs[0], copy: 'spec', messages: {} });
