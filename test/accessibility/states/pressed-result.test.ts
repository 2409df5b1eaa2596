import { describePresses } from './pressed.ts';
import { resultStates } from './result-states.ts';

describePresses(resultStates);
