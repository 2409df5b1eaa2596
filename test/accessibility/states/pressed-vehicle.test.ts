import { describePresses } from './pressed.ts';
import { vehicleStates } from './vehicle-states.ts';

describePresses(vehicleStates);
