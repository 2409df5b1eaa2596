import { describeFaults } from './describe-faults.ts';
import { NETWORK } from './faults.ts';

describe('a call without a response, or with a late one', () => {
  describeFaults(NETWORK);
});
