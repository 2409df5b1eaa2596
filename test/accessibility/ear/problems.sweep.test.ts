// Checks that every problem is announced once: by the focus on its field, or as a sentence if the focus is already there.
import { expect } from '@open-wc/testing';
import { focused, press, type } from '../../browser/keyboard.ts';
import { faults, type Stage } from '../../browser/stage.ts';
import { until } from '../../browser/until.ts';
import { begins, givesAddress, givesHome, HOME, pastAddress, START } from '../../browser/walks.ts';
import { listen } from './listen.ts';

const times = (speech: readonly string[], sentence: string) => speech.join('\n').split(sentence).length - 1;

/** Focuses and presses a control, as a pointer does. */
async function pressesWithFocus(visit: Stage, name: string): Promise<void> {
  (await visit.control(name)).focus();
  await visit.presses(name);
}

/** Resolves to what is speech, which must contain the sentence exactly once. */
async function hearsOnce(
  visit: Stage,
  sentence: string,
  acts: () => Promise<void>,
): Promise<readonly string[]> {
  const ear = listen(visit);
  await acts();
  const speech = await ear.speech();
  expect(times(speech, sentence), speech.join('\n')).to.equal(1);
  return speech;
}

describe('A11Y problems that are announced', () => {
  afterEach(() => faults());

  for (const [typed, sentence] of [
    ['', 'Postcode is required'],
    ['BS1', 'Postcode is invalid.'],
  ] as const) {
    it(`BEY-11: the button Search with “${typed}” moves the focus to the postcode, with the problem`, async () => {
      const visit = await begins(START.heatPump);
      if (typed) await visit.types('Postcode', typed);
      await hearsOnce(visit, sentence, () => pressesWithFocus(visit, 'Search'));
      expect(focused(visit)).to.equal(await visit.field('Postcode'));
    });

    it(`BEY-11: Enter with “${typed}” in the postcode announces the problem, and again at the next attempt`, async () => {
      const visit = await begins(START.heatPump);
      if (typed) await visit.types('Postcode', typed);
      (await visit.field('Postcode')).focus();
      await hearsOnce(visit, sentence, () => press('Enter'));
      await hearsOnce(visit, `says: ${sentence}`, () => press('Enter'));
    });
  }

  it('BEY-11: an impossible plate is announced after the button and after Enter', async () => {
    const visit = await pastAddress(START.compare);
    await visit.types('Registration number', 'X');
    await hearsOnce(visit, 'Registration number is invalid.', () => pressesWithFocus(visit, 'Search'));
    await hearsOnce(visit, 'says: Registration number is invalid.', () => press('Enter'));
  });

  it('BEY-11: a refused correction is announced after Save, after Enter and after Next', async () => {
    const visit = await begins(START.heatPump);
    await givesAddress(visit);
    const sentence = 'must be numbers only.';
    await visit.presses('Not right? Correct the electricity use');
    await visit.types('Electricity use', 'lots');
    await hearsOnce(visit, sentence, () => pressesWithFocus(visit, 'Use this instead'));
    await hearsOnce(visit, sentence, () => press('Enter'));
    await hearsOnce(visit, sentence, () => pressesWithFocus(visit, 'Next'));
  });

  it('BEY-11 WIZ-07: a summary is announced once, and is quiet until the next attempt', async () => {
    const visit = await begins(START.heatPump);
    const sentence = 'Please ensure you answered all required fields';
    await hearsOnce(visit, sentence, () => pressesWithFocus(visit, 'Next'));
    const ear = listen(visit);
    await visit.types('Postcode', HOME.gasSemi);
    expect(times(await ear.speech(), sentence)).to.equal(0);
    await hearsOnce(visit, sentence, () => pressesWithFocus(visit, 'Next'));
  });

  it('BEY-11 ERR-17: a quote that fails brings its alert into view, and the focus', async () => {
    const visit = await pastAddress(START.solar);
    await givesHome(visit);
    await faults({
      call: 'POST /request/customer/esa/solar/quote',
      status: 422,
      body: { message: 'Try after noon.' },
    });
    const ear = listen(visit);
    await pressesWithFocus(visit, 'See my result');
    await visit.sees('Try after noon.');
    const speech = await ear.speech();
    expect(times(speech, 'Try after noon.'), speech.join('\n')).to.equal(1);
    const { top, bottom } = focused(visit)?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    // Scrolling rounds to whole pixels.
    expect(top > -1 && bottom < innerHeight + 1, `${top} to ${bottom}`).to.equal(true);
  });

  it('BEY-11: a number for a lever that can’t be used is announced when typing pauses', async () => {
    const visit = await pastAddress(START.solar);
    await givesHome(visit);
    await visit.presses('See my result');
    await visit.opens('What if…?');
    const field = await named(visit, 'Change in electricity price, typed');
    field.focus();
    field.select();
    await hearsOnce(visit, 'says: Change in electricity price must be valid decimal.', () => type('dear'));
  });
});

const named = (visit: Stage, name: string) =>
  until(name, () => visit.root.querySelector<HTMLInputElement>(`[aria-label="${name}"]`));
