import { expect } from '@open-wc/testing';
import { packs } from '../../src/words/packs.ts';
import { checkpoint } from '../browser/checkpoint.ts';
import { aTask } from '../browser/mount.ts';
import { answersAll, atHeatPump, fillsEnquiry } from '../browser/results.ts';
import { type Fault, faults, open, type Stage } from '../browser/stage.ts';
import { givesHome, HOME, PLAIN_START, pastAddress } from '../browser/walks.ts';
import { forgetWire, holdAnswers } from '../browser/wire.ts';

const PLAIN = { copy: 'plain' };
const QUOTE = 'POST /request/customer/esa/ashp/quote';
const RESULT = 'GET /request/results/tou/esa/ashp/result';

/** Walks to the last question and answers it. */
const atEnd = checkpoint(async () => {
  const visit = await pastAddress(PLAIN_START.heatPump, HOME.gasSemi, PLAIN);
  await givesHome(visit);
  return visit;
}, PLAIN);

const asks = (fault: Partial<Fault>) => async () => {
  const visit = await atEnd();
  await faults({ call: QUOTE, ...fault });
  await visit.presses('See my result');
  return visit;
};

async function stops() {
  const visit = await atEnd();
  holdAnswers(/\/quote$/);
  await visit.presses('See my result');
  await visit.sees('Getting your quote now');
  const { element } = visit;
  const parent = element.parentElement;
  element.remove();
  await aTask();
  forgetWire();
  parent?.append(element);
  return visit;
}

async function searchFails() {
  const visit = await open({ ...PLAIN, 'skip-home': '', journey: 'heat-pump' });
  await faults({ call: 'GET /request/address/recco', status: 503 });
  await visit.types('Postcode', HOME.gasSemi);
  await visit.presses('Search');
  return visit;
}

async function asksWithoutPhone() {
  const visit = await asks({ status: 503 })();
  visit.element.removeAttribute('support-phone');
  return visit;
}

/** One of three results fails: the bill of the others has the page's main button. */
async function leavesOneOut() {
  const visit = await answersAll({});
  visit.element.setAttribute('copy', 'plain');
  await faults({ call: QUOTE, status: 503 });
  await visit.presses('See my result');
  await visit.presses(/^Heat pump(?!s)/);
  expect((await visit.control('Try again')).part.contains('button-primary')).to.equal(false);
  // The message above the bill names it, and the bill itself does so only in print.
  const above = visit.root.querySelector('.results > .alert:has(~ .combined)');
  expect(above?.textContent).to.match(
    /^These figures leave out your heat.pumpSomething went wrong on our side\.Your answers are safe\.Try again$/,
  );
  expect(visit.root.querySelectorAll('.alert')).to.have.length(2);
  // Two alerts would be spoken twice.
  expect(visit.root.querySelectorAll('[role=alert]')).to.have.length(1);
  const own = visit.root.querySelector('.combined__without');
  expect([own?.textContent?.replace('\u00a0', ' '), own?.checkVisibility()]).to.deep.equal([
    'This bill leaves out the heat pump.',
    false,
  ]);
  return visit;
}

async function enquires() {
  const visit = await atHeatPump({ enquiries: 'api' });
  await fillsEnquiry(visit);
  visit.element.setAttribute('copy', 'plain');
  await faults({ call: 'POST /request/enquiries', status: 503 });
  await visit.presses('Send my details');
  return visit;
}

const atError = (status: number) => async () => {
  const visit = await open(PLAIN);
  location.hash = `#/quote/error/${status}`;
  return visit;
};

const STEP = {
  'failure.title': 'That did not work',
  'failure.safeCall': 'Your answers are safe. Try again, or call 0117 496 0142.',
};
const OTHER = 'Something went wrong on our side.';
const PAGE = { 'error.title': 'Sorry, something went wrong', 'error.home': 'Go to the start' };
const AGAIN = { 'error.tryAgain': 'Try again' };
const LATER = 'Please try again in a few minutes.';

/** What fails, how the test causes it, and the sentences that are shown, by their keys. */
const FAILURES: readonly (readonly [string, () => Promise<Stage>, Readonly<Record<string, string>>])[] = [
  ['a quote with a 503', asks({ status: 503 }), { ...STEP, 'failure.other': OTHER }],
  [
    'a quote on a page without a phone',
    asksWithoutPhone,
    { 'failure.other': OTHER, 'failure.safe': 'Your answers are safe.' },
  ],
  [
    'a quote without an answer',
    asks({ reset: true }),
    { ...STEP, 'failure.noAnswer': 'We could not reach our servers. Check your connection.' },
  ],
  [
    'a quote without its id',
    asks({ status: 200, body: {} }),
    { ...STEP, 'failure.noQuote': 'We could not create your quote.' },
  ],
  [
    'a quote whose element went away',
    stops,
    {
      ...STEP,
      'failure.stopped':
        'Your quote was stopped before it was ready, because this part of the page went away.',
    },
  ],
  [
    'a result with a 503',
    asks({ call: RESULT, status: 503, times: 2 }),
    { 'failure.result': 'We could not work out your heat pump result', 'failure.other': OTHER },
  ],
  [
    'one result of three',
    leavesOneOut,
    {
      'failure.missing': 'These figures leave out your heat pump',
      'failure.other': OTHER,
      'failure.result': 'We could not work out your heat pump result',
      'failure.safe': 'Your answers are safe.',
    },
  ],
  [
    'an enquiry',
    enquires,
    {
      'enquiry.failed': 'Your enquiry did not go through. Try again.',
      'failure.safe': 'Your answers are safe.',
    },
  ],
  ['a list', searchFails, { 'failure.list': 'We couldn’t load this just now.' }],
  [
    'a quote with a 401',
    asks({ status: 401, body: '' }),
    {
      ...PAGE,
      ...AGAIN,
      'error.401': 'This page may have been open too long. Try again, or go to the start.',
      'error.kept': 'Your answers are kept.',
      'error.status': 'Error 401',
    },
  ],
  [
    'a quote with a 500',
    asks({ status: 500, body: '' }),
    {
      ...PAGE,
      'error.500': 'The fault is ours, not yours. Please come back in a few minutes.',
      'error.questions': 'Back to my questions',
      'error.status': 'Error 500',
    },
  ],
  [
    'a page with a 404',
    atError(404),
    { ...PAGE, 'error.404': 'This page does not exist. Its link may be old, or not whole.' },
  ],
  ['a page with a 400', atError(400), { ...PAGE, ...AGAIN, 'error.400': LATER }],
  ['a page with any other status', atError(418), { ...PAGE, ...AGAIN, 'error.400': LATER }],
];

describe('copy="plain", if a call fails', () => {
  afterEach(() => faults());
  afterEach(forgetWire);

  for (const [what, fails, sentences] of FAILURES)
    it(`AMB-14: ${what} shows its own sentences`, async () => {
      const visit = await fails();
      for (const sentence of Object.values(sentences)) await visit.sees(sentence);
    });

  it('AMB-14: every sentence about a failed call is shown by one of these', () => {
    const ofFailures = Object.keys(packs[0].sentences).filter((key) =>
      /^(failure|error)\.|^enquiry\.failed/.test(key),
    );
    const shown = FAILURES.flatMap(([, , sentences]) => Object.keys(sentences));
    expect([...new Set(shown)]).to.have.members(ofFailures);
  });
});
