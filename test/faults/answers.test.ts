import { describeFaults } from './describe-faults.ts';
import { ANSWERS } from './faults.ts';

describe('a call whose answer does not fit', () => {
  describeFaults(ANSWERS);
});
