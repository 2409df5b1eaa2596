import { describeFaults } from './describe-faults.ts';
import { ANSWERS } from './faults.ts';

describe('a call with a response that does not match its schema', () => {
  describeFaults(ANSWERS);
});
