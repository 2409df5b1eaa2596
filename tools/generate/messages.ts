// `node tools/generate/messages.ts <file>` writes each language's sentences by key, so that a partner can copy and change them.
import { writeFileSync } from 'node:fs';
import { packs } from '../../src/words/packs.ts';

const file = process.argv[2];
if (!file) throw new Error('messages: name the file to write');
const catalogues = packs.map(({ lang, sentences, plain }) => [lang, { spec: sentences, plain }]);
writeFileSync(file, `${JSON.stringify(Object.fromEntries(catalogues), null, 2)}\n`);
