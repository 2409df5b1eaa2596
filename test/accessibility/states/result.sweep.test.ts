import { describeWalks } from '../walk.ts';
import { resultStates } from './result-states.ts';

describeWalks(resultStates);
