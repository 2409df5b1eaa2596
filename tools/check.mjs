// Knows `npm run check`: types, lint, format and house rules.
import { runChecks } from './checks/run.mjs';

const { passed, failed } = await runChecks();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
