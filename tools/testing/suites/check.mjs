// Runs the same checks as `npm run check`.
import { runChecks } from '../../checks/run.mjs';

export const checkSuite = () => runChecks();
