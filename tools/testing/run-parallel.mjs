// Some suites of `npm test` beside the others: started by parallel.mjs, which shows what is said here when all is done.
import { writeFileSync } from 'node:fs';
import { chosenSuites, runSuites } from './suites.mjs';

const results = await runSuites(chosenSuites(process.argv.slice(2)));
writeFileSync(process.env.HEQ_RESULTS, JSON.stringify(results));
