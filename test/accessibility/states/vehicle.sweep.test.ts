import { describeWalks } from '../walk.ts';
import { vehicleStates } from './vehicle-states.ts';

describeWalks(vehicleStates);
