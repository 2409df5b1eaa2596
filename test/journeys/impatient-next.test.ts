import { faults, type Stage } from '../browser/stage.ts';
import { begins, HOME, START, searches } from '../browser/walks.ts';

const METERS = 'POST /request/address/recco/details';
const READING = 'Reading the meters at this address…';

/** Chooses the first address and presses Next while its meters are still being read. */
async function pressesNextAtOnce(postcode: string): Promise<Stage> {
  const visit = await begins(START.solar);
  await searches(visit, postcode);
  visit.root.querySelector<HTMLElement>('[role=option]')?.click();
  await visit.sees(READING);
  await visit.presses('Next');
  visit.doesNotSee('Address is required');
  await visit.sees(READING);
  return visit;
}

describe('Next, pressed while the meters of a chosen address are being read', () => {
  afterEach(() => faults());

  it('WIZ-20 STEP-ADDR-16: waits for them and then continues, once', async () => {
    await faults({ call: METERS, delayMs: 1000 });
    const visit = await pressesNextAtOnce(HOME.gasSemi);
    await visit.sees('Step 2 of 3');
  });

  it('STEP-ADDR-23: says why the home is refused once that is known', async () => {
    await faults({ call: METERS, delayMs: 1000 });
    const visit = await pressesNextAtOnce('BS1 9AF');
    await visit.sees(/^We are unable to proceed with your request/);
    await visit.sees('Step 1 of 3');
  });

  it('BEY-13: stays if they could not be read, and says so', async () => {
    await faults({ call: METERS, status: 503, delayMs: 1000 });
    const visit = await pressesNextAtOnce(HOME.gasSemi);
    await visit.sees(/We could not read the meters/);
    visit.doesNotSee('Address is required');
    await faults();
    await visit.presses('Retry');
    await visit.sees('What we found');
    await visit.sees('Step 1 of 3');
  });

  it('BEY-13: choosing an address clears the message that it is missing; if its meters could not be read, Next reads them again and continues', async () => {
    const visit = await begins(START.solar);
    await searches(visit, HOME.gasSemi);
    await visit.presses('Next');
    await visit.sees('Address is required');
    await faults({ call: METERS, status: 503 });
    visit.root.querySelector<HTMLElement>('[role=option]')?.click();
    await visit.sees(/We could not read the meters/);
    visit.doesNotSee('Address is required');
    await faults();
    await visit.presses('Next');
    await visit.sees('Step 2 of 3');
  });
});
