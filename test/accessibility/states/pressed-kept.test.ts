import { keptStates } from './kept-states.ts';
import { describePresses } from './pressed.ts';

describePresses(keptStates);
