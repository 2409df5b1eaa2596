// Prints the score, and what to do about the faults that no test noticed.
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { ROOT } from '../build/paths.mjs';
import { compareSurvivors, entryOf, faultOf, readSurvivors } from './survivors.mjs';

const LIST = 'test/mutation-survivors.md';
/** In per cent of the faults. */
const LEAST = 90;
const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

/** The source text that a fault replaces. */
function original({ fileName, location: { start, end } }) {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}

const pathOf = ({ fileName }) => relative(ROOT, fileName).replaceAll(sep, '/');
export const isUnnoticed = ({ status }) => UNNOTICED.includes(status);
export const asFault = (mutant) => ({
  ...faultOf(pathOf(mutant), original(mutant), mutant.replacement ?? ''),
  line: mutant.location.start.line,
});

function printEntries(title, faults) {
  if (faults.length === 0) return;
  console.log(`\n${title}`);
  for (const fault of faults)
    console.log(`${fault.file}:${fault.line ?? ''}\n${entryOf(fault)}${fault.reason ?? ''}`);
}

/** Returns true if the run passed. @param files the paths of the files that were mutated */
export function report(results, files) {
  const tried = results.filter(({ status }) => [...NOTICED, ...UNNOTICED].includes(status));
  const survived = tried.filter(isUnnoticed).map(asFault);
  const listed = readSurvivors(readFileSync(LIST, 'utf8'));
  const { unlisted, over } = compareSurvivors({ listed, survived, files });
  printEntries(`No test finds these faults: write a test, or list them in ${LIST} with a reason:`, unlisted);
  printEntries(
    `Listed in ${LIST}, but found by a test or no longer in the code: remove them from the list:`,
    over,
  );
  const score = (100 * (tried.length - survived.length)) / tried.length;
  const counts = `${tried.length - survived.length} of ${tried.length} faults found, ${survived.length} not found`;
  console.log(`\n${score.toFixed(1)} %: ${counts}, ${unlisted.length} of these without a reason.`);
  if (score < LEAST) console.log(`That is less than ${LEAST} %.`);
  return unlisted.length === 0 && over.length === 0 && score >= LEAST;
}
