import { describeWalks } from '../walk.ts';
import { keptStates } from './kept-states.ts';

describeWalks(keptStates);
