import { resultStates } from '../states/result-states.ts';
import { describeWithoutEnglish } from './describe-without-english.ts';

describeWithoutEnglish(resultStates);
