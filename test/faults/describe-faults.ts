// Registers one test for each call, which checks what its visitor sees after a fault.
import { expect } from '@open-wc/testing';
import { type Answers, NO_ANSWERS } from '../../src/domain/answers.ts';
import { hurry } from '../browser/hurried-time.ts';
import type { Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { forgetWire } from '../browser/wire.ts';
import { type Fault, NONE } from './faults.ts';
import { isGood } from './mutate.ts';
import { walkToPlaces } from './places.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import { fieldsOf, isSettled, screenText } from './screen.ts';
import { clear, goodAnswer, keepGoodAnswers, type Outcome, strike, wasSent } from './strike.ts';

const WAVES = [1, 2, 3, 4] as const;
/** Milliseconds for one wave with a fault that is never answered, on a slow machine. */
const PATIENCE = 120_000;

type Timed = { timeout(ms: number): void };
const raised: string[] = [];
const { warn } = console;

/** Thirty widgets at the same time are laid out and read, but need not be painted, which would be most of the work. */
function unpainted(): void {
  document.body.style.cssText = 'contain: strict; inline-size: 800px; block-size: 0';
}

/** Registers the run without faults, and the tests of these faults. */
export function describeFaults(faults: readonly Fault[]): void {
  before(async function () {
    (this as Timed).timeout(PATIENCE);
    sessionStorage.clear();
    document.body.replaceChildren();
    unpainted();
    addEventListener('error', ({ message }) => raised.push(message));
    addEventListener('unhandledrejection', ({ reason }) => raised.push(String(reason)));
    // Each response that does not match is reported in the console, which these tests do not check.
    console.warn = () => {};
    hurry(1);
    await walkToPlaces();
  });
  after(() => {
    console.warn = warn;
  });

  describe('without a fault', () => {
    const outcomes = outcomesUnder(NONE, keepGoodAnswers);
    for (const scenario of scenarios) {
      it(`${titleOf(scenario)} makes its call and goes on`, () => {
        const { text, settled } = outcomes.get(scenario) as Outcome;
        expect(settled, excerpt(text)).to.equal(true);
        expect(scenario.good.test(text), excerpt(text)).to.equal(true);
        expect(wasSent(scenario.call)).to.equal(true);
      });
    }
  });
  for (const fault of faults) describeFault(fault);
}

function describeFault(fault: Fault): void {
  describe(`${fault.name}`, () => {
    const outcomes = outcomesUnder(fault);
    for (const scenario of scenarios) {
      it(`BEY-13 ${fault.name}: ${titleOf(scenario)} ends on a screen that says so, with a way to continue`, async function () {
        (this as Timed).timeout(PATIENCE);
        const outcome = outcomes.get(scenario) as Outcome;
        endsDefined(scenario, fault, outcome);
        nothingLost(scenario, outcome);
        await goesOn(scenario, outcome.visit);
      });
    }

    it(`${fault.name}: nothing is written twice, and nothing raised`, () => {
      expect(raised).to.deep.equal([]);
      const problems = [...outcomes.values()].flatMap((outcome) => outcome.faults);
      expect(problems).to.deep.equal([]);
      for (const outcome of outcomes.values()) {
        const sent = outcome.writes.map(({ url, body }) => `${url.pathname} ${JSON.stringify(body)}`);
        expect(sent.filter((one, index) => sent.indexOf(one) !== index)).to.deep.equal([]);
      }
    });
  });
}

/** Runs the waves one after the other. The elements stay for the tests and are removed after them. */
function outcomesUnder(fault: Fault, then: () => void = () => {}): Map<Scenario, Outcome> {
  const outcomes = new Map<Scenario, Outcome>();
  before(async function () {
    (this as Timed).timeout(PATIENCE);
    forgetWire();
    raised.length = 0;
    for (const wave of WAVES) {
      const ofWave = await strike(
        fault,
        scenarios.filter((scenario) => scenario.wave === wave),
      );
      for (const [scenario, outcome] of ofWave) outcomes.set(scenario, outcome);
    }
    then();
  });
  after(() => clear(outcomes.values()));
  return outcomes;
}

const titleOf = ({ call, where }: Scenario) => `${call}, at ${where},`;

function endsDefined(scenario: Scenario, fault: Fault, { text, settled }: Outcome): void {
  expect(settled, `still waiting, or nothing said:\n${excerpt(text)}`).to.equal(true);
  const wanted = expected(scenario, fault);
  expect(wanted.test(text), `${wanted} is not to be seen in:\n${excerpt(text)}`).to.equal(true);
}

/** The beginning, and the end, where dialogs are. */
const excerpt = (text: string) =>
  text.length > 700 ? `${text.slice(0, 400)}\n…\n${text.slice(-300)}` : text;

/** The text that must be on the screen. */
function expected(scenario: Scenario, fault: Fault): RegExp {
  const { call, good, fails, refused = fails, idle = good, quiet, says = {}, extra } = scenario;
  const { status, answer, name } = fault;
  const own = says[status ?? name];
  if (own || extra) return own ?? good;
  if ((status === 401 || status === 500) && !quiet) return new RegExp(`Error ${status}`);
  if (!answer) return status ? refused : fails;
  if (!isGood(call, answer(call, goodAnswer(call)))) return fails;
  return name === 'slow' ? good : new RegExp(`${idle.source}|${fails.source}`);
}

/** The answers are still stored, and typed text is still in its field. */
function nothingLost(
  { keeps = [], changes = [], ...scenario }: Scenario,
  { before: had, after: has, visit, typed, text }: Outcome,
): void {
  for (const [name, value] of Object.entries(answered(had))) {
    if (isAnswered(name, value) && !changes.includes(name)) {
      expect(answered(has)[name], name).to.deep.equal(value);
    }
  }
  if (!hasFailed(scenario, text)) return;
  const fields = fieldsOf(visit);
  for (const label of keeps) {
    expect(typed.get(label), label).to.be.a('string').and.not.equal('');
    expect(fields.get(label), label).to.equal(typed.get(label));
  }
}

const hasFailed = ({ fails, refused = fails }: Pick<Scenario, 'fails' | 'refused'>, text: string) =>
  fails.test(text) || refused.test(text);

/** True if the value differs from the one before the first question. */
function isAnswered(name: string, value: unknown): boolean {
  return sortedText(value) !== sortedText(NO_ANSWERS[name as keyof Answers]);
}

/** Keys are sorted, since a value that was read from the session may have them in another order. */
const sortedText = (value: unknown) =>
  JSON.stringify(value, (_, one) =>
    one && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort())
      : one,
  );

/** Includes the answers that an error page has set aside. */
function answered(saved: string): Record<string, unknown> {
  const { answers = {}, cleared = null } = saved ? JSON.parse(saved) : {};
  return cleared?.answers ?? answers;
}

/** After the fault, Retry brings what was requested, and the error page has a link away from it. */
async function goesOn({ good, extra, ...scenario }: Scenario, visit: Stage): Promise<void> {
  const text = screenText(visit);
  if (/Error \d{3}/.test(text)) {
    const [way] = visit
      .controls()
      .filter((name) => /^(Try Again|Back to my questions|Go to the start)$/.test(name));
    await visit.presses(way ?? 'a way to continue from the error page');
    await until('another page', () => !/Error \d{3}/.test(screenText(visit)));
  } else if (hasFailed(scenario, text) && !extra) {
    // Two lists may have failed together, each with its own Retry.
    await until('what was asked for', async () => {
      if (good.test(screenText(visit))) return true;
      if (isSettled(visit) && visit.controls().includes('Retry')) await visit.presses('Retry');
      return false;
    });
  }
}
