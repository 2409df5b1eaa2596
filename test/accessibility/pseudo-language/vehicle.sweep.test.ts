import { vehicleStates } from '../states/vehicle-states.ts';
import { describeWithoutEnglish } from './describe-without-english.ts';

describeWithoutEnglish(vehicleStates);
