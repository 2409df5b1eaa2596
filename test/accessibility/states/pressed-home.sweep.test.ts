import { homeStates } from './home-states.ts';
import { describePresses } from './pressed.ts';

describePresses(homeStates);
