// Checks that every change of a result is announced, and that typing is answered once it pauses.

import { expect } from '@open-wc/testing';
import { type } from '../../browser/keyboard.ts';
import { choosesFile, yearOfUse } from '../../browser/meter-file.ts';
import { faults, reopen, type Stage } from '../../browser/stage.ts';
import { until } from '../../browser/until.ts';
import { put } from '../../browser/visitor.ts';
import {
  begins,
  CONTACT,
  givesHome,
  givesVehicles,
  HOME,
  pastAddress,
  START,
  WEEKDAY,
} from '../../browser/walks.ts';
import { listen } from './listen.ts';

/** A call that is faster than a screen reader begins to speak is not a realistic case. */
const slow = (call: string) => faults({ call, delayMs: 400 });

type Timed = { timeout(ms: number): void };

const says = (speech: readonly string[]) => speech.filter((line) => line.startsWith('says: '));

async function toSolarResult(): Promise<Stage> {
  const visit = await pastAddress(START.solar);
  await givesHome(visit);
  await visit.presses('See my result');
  await visit.sees('System cost estimate');
  return visit;
}

async function pressesWithFocus(visit: Stage, name: string): Promise<void> {
  (await visit.control(name)).focus();
  await visit.presses(name);
}

describe('A11Y changes that are announced', () => {
  beforeEach(function () {
    (this as unknown as Timed).timeout(60_000);
  });
  afterEach(() => faults());

  it('BEY-11: the number of addresses, and where to choose', async () => {
    const visit = await begins(START.heatPump);
    await slow('GET /request/address/recco');
    const ear = listen(visit);
    await visit.types('Postcode', HOME.gasSemi);
    await pressesWithFocus(visit, 'Search');
    await visit.sees('24 addresses in Bristol, BS1 9AA');
    expect(says(await ear.speech())).to.deep.equal([
      'says: Looking for addresses…',
      'says: 24 addresses in Bristol, BS1 9AA',
    ]);
    const filter = await visit.field('Choose your address');
    filter.focus();
    await type('14 harb');
    expect(says(await ear.speech())).to.deep.equal(['says: Showing 1 of 24 addresses']);
  });

  it('BEY-11: the year’s miles, once typing pauses', async () => {
    const visit = await pastAddress(START.compare);
    await givesVehicles(visit);
    const field = await visit.field(WEEKDAY);
    field.focus();
    const ear = listen(visit);
    await type('150');
    expect(says(await ear.speech())).to.deep.equal(['says: That is about 7,800 miles a year.']);
  });

  it('BEY-11: an edit: that the result is updated, its old and its new figure', async () => {
    const visit = await toSolarResult();
    await pressesWithFocus(visit, 'Change property');
    await visit.chooses('Detached house');
    await slow('PUT /request/customer/esa/{quoteType}/quote');
    const ear = listen(visit);
    await pressesWithFocus(visit, 'Done');
    await until('the dialog to close', () => !visit.root.querySelector('dialog[open]'));
    const speech = says(await ear.speech());
    expect(speech[0]).to.equal('says: Updating your result…');
    expect(speech[1]).to.match(
      /^says: Updated: £[\d,]+ (more )?a year with solar panels.*, (was (a saving of )?£[\d,]+( more)?|as before)$/,
    );
    expect(speech).to.have.length(2);
  });

  it('BEY-11 HALF-03: a meter’s file: what was read, that the result is updated, and its old and new figure, once each', async () => {
    const visit = await toSolarResult();
    await visit.opens('Make your result more exact');
    await visit.opens('Use your smart meter’s readings');
    await visit.field('Your meter’s file');
    const ear = listen(visit);
    await choosesFile(visit, yearOfUse());
    await visit.control('Use these readings');
    const read = 'says: We read 100% of the half hours from 1 October 2025 to 1 October 2026.';
    expect(says(await ear.speech()).filter((line) => line !== 'says: Loading…')).to.deep.equal([read]);
    await slow('PUT /request/customer/esa/{quoteType}/quote');
    await pressesWithFocus(visit, 'Use these readings');
    await visit.control('Remove these readings');
    const speech = says(await ear.speech());
    expect(speech[0]).to.equal('says: Updating your result…');
    expect(speech[1]).to.match(/^says: Updated: £[\d,]+ (more )?a year with solar panels/);
    expect(speech).to.have.length(2);
  });

  it('BEY-11: an edit that fails, after its dialog has closed', async () => {
    const visit = await toSolarResult();
    await pressesWithFocus(visit, 'Change property');
    await visit.chooses('Detached house');
    await faults({ call: 'GET /request/results/tou/esa/{quoteType}/result', status: 503 });
    const ear = listen(visit);
    await pressesWithFocus(visit, 'Done');
    await until('the dialog to close', () => !visit.root.querySelector('dialog[open]'));
    const speech = (await ear.speech()).join('\n');
    expect(speech).to.match(/→ (.* › )?Error, group\./);
  });

  it('BEY-11: that the result has arrived, if the visitor waited for it', async () => {
    await toSolarResult();
    await faults({ call: 'GET /request/results/tou/esa/{quoteType}/result', delayMs: 800 });
    const visit = await reopen(CONTACT);
    const ear = listen(visit);
    await visit.sees('System cost estimate');
    expect(says(await ear.speech()).at(-1)).to.match(/^says: Your result is ready\. You could save about £/);
  });

  it('BEY-11 HON-14: what a lever changes, once dragging stops', async () => {
    const visit = await toSolarResult();
    await visit.opens('What if…?');
    const slider = await visit.field('Change in electricity price');
    const ear = listen(visit);
    for (const by of [10, 20, 30, 40]) {
      put(slider, String(by));
      await new Promise(requestAnimationFrame);
    }
    const speech = says(await ear.speech());
    expect(speech, speech.join('\n')).to.have.length(1);
    const moved = listen(visit);
    await pressesWithFocus(visit, 'Reset to the quote');
    expect(says(await moved.speech()).join('\n')).to.match(
      /^says: The quote: You would save about £[\d,]+ a year\. After 20 years the savings come to /,
    );
  });

  it('BEY-11 4.1.3 HON-14: everything a lever of the loan changes, and each lever with its unit', async () => {
    const visit = await toSolarResult();
    await visit.opens('What if…?');
    const term = await visit.field('Loan term');
    expect(term.getAttribute('aria-valuetext')).to.match(/^\d+ months$/);
    const ear = listen(visit);
    await visit.types('Loan rate with all fees (APR)', '9');
    const speech = says(await ear.speech());
    expect(speech).to.have.length(1);
    expect(speech[0]).to.match(
      /^says: (You would .* )?A loan costs .* of it interest\. The saving is .* After \d+ years /,
    );
  });

  it('BEY-11: an edit is announced once, and not also as a lever’s change', async () => {
    const visit = await toSolarResult();
    await pressesWithFocus(visit, 'Change property');
    await visit.chooses('Detached house');
    const ear = listen(visit);
    await pressesWithFocus(visit, 'Done');
    await until('the dialog to close', () => !visit.root.querySelector('dialog[open]'));
    const speech = says(await ear.speech());
    expect(speech.filter((line) => !/^says: Updat(ing|ed)/.test(line))).to.deep.equal([]);
  });
});
