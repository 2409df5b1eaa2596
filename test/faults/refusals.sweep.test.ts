import { describeFaults } from './describe-faults.ts';
import { REFUSALS } from './faults.ts';

describe('a call that is refused', () => {
  describeFaults(REFUSALS);
});
