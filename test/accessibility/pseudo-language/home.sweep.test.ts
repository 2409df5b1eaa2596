import { homeStates } from '../states/home-states.ts';
import { describeWithoutEnglish } from './describe-without-english.ts';

describeWithoutEnglish(homeStates);
