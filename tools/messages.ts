// Knows how a partner learns which sentences there are: node tools/messages.ts <file>, each pack by key, to copy and change.
import { writeFileSync } from 'node:fs';
import { enGb } from '../src/words/en-gb.ts';
import { plain } from '../src/words/plain.ts';

const file = process.argv[2];
if (!file) throw new Error('messages: name the file to write');
writeFileSync(file, `${JSON.stringify({ spec: enGb, plain }, null, 2)}\n`);
