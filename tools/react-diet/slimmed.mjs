// Knows how the functions of slim/ take the places of React's own.
import { readFileSync } from 'node:fs';
import { namesOf } from './cutter.mjs';

const read = (file) => readFileSync(new URL(`slim/${file}.mjs`, import.meta.url), 'utf8');

/** The statements of such files: `[name, text]`, in order; the name is empty where nothing is declared. */
export const statementsOf = (files, parse) =>
  files.flatMap((file) => {
    const text = read(file);
    return parse(text).body.map((node) => [namesOf(node)[0] ?? '', text.slice(node.start, node.end)]);
  });

/** Each takes the place of the statement that declares the same, or is added. */
export function slim(cutter, files) {
  const statements = statementsOf(files, cutter.parse);
  cutter.rewrite(statements.filter(([name]) => cutter.declares(name)));
  cutter.append(
    statements
      .filter(([name]) => !cutter.declares(name))
      .map(([, text]) => text)
      .join('\n'),
  );
}
