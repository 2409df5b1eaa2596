import { describeWalks } from '../walk.ts';
import { homeStates } from './home-states.ts';

describeWalks(homeStates);
