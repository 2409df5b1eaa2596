import { isoDay } from '../src/domain/safe-built-ins.ts';
import { packs } from '../src/words/packs.ts';
import { createWords } from '../src/words/words.ts';

const today = () => isoDay(new Date());

/** The catalogue with the specification's own wording. */
export const words = createWords({ pack: packs[0], copy: 'spec', messages: {}, today });
