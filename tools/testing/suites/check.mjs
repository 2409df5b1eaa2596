// Knows the checks that read the code without running it: the same as `npm run check`.
import { runChecks } from '../../checks/run.mjs';

export const checkSuite = () => runChecks();
