// The same as `npm run check`.
import { runChecks } from '../../checks/run.mjs';

export const checkSuite = () => runChecks();
