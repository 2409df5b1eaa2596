// Runs suites of `npm test` in parallel with the others. parallel.mjs starts it, and shows its output at the end.
import { writeFileSync } from 'node:fs';
import { chosenSuites, runSuites } from './suites.mjs';

const results = await runSuites(chosenSuites(process.argv.slice(2)));
writeFileSync(process.env.HEQ_RESULTS, JSON.stringify(results));
