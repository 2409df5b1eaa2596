// After a change of version: says which names came and went, and writes down what is installed now.
import { parseAst } from 'rollup/parseAst';
import { hashOf, KNOWN, UNREACHED, unreachedOf } from './installed.mjs';
import { LEFT_OUT } from './left-out.ts';
import { missingNames } from './missing-names.mjs';
import { functionsOf, installed, write } from './write-down.mjs';

const say = (title, names) =>
  names.length > 0 && console.log(`  ${names.length} ${title}: ${names.join(', ')}`);

for (const library of LEFT_OUT) {
  const { file } = library;
  const code = installed(library);
  const [hash, functions] = [hashOf(code), functionsOf(code, parseAst)];
  const before = KNOWN[file] ?? { functions: [] };
  console.log(`${file}: ${hash === before.hash ? 'as it was' : 'another text'}`);
  say(
    'functions came',
    functions.filter((name) => !before.functions.includes(name)),
  );
  say(
    'functions went',
    before.functions.filter((name) => !functions.includes(name)),
  );
  KNOWN[file] = { hash, functions };
  if (UNREACHED[file]) UNREACHED[file] = UNREACHED[file].filter((name) => functions.includes(name));
  say(
    'names to take out of left-out.ts',
    missingNames(parseAst(code), { ...library, unreached: unreachedOf(library) }),
  );
}
write('known.json', KNOWN);
write('unreached.json', UNREACHED);
