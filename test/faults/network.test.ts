import { describeFaults } from './describe-faults.ts';
import { NETWORK } from './faults.ts';

describe('a call that has no answer, or a late one', () => {
  describeFaults(NETWORK);
});
