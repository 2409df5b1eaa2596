import { keptStates } from '../states/kept-states.ts';
import { describeWithoutEnglish } from './describe-without-english.ts';

describeWithoutEnglish(keptStates);
