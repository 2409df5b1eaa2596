import { expect } from '@open-wc/testing';
import { type CallName, calls } from '../../src/api/calls.ts';
import { type Api, createApi } from '../../src/api/create-api.ts';
import { hurry } from '../browser/hurried-time.ts';
import { faults } from '../browser/stage.ts';
import { ANSWERS, type Fault, NETWORK, NONE, REFUSALS } from './faults.ts';
import { isGood } from './mutate.ts';
import { withoutScreen } from './scenarios.ts';

type Call = (input: unknown) => Promise<{ readonly ok: boolean; readonly value?: unknown }>;

/** The input of each call. A new call without a screen fails here until it has a scenario or an input. */
const INPUTS: Partial<Record<CallName, unknown>> = {
  propertyTypes: {},
  recalculateSolar: { body: { quoteId: 'none', tariffId: 1 } },
  recalculateAshp: { body: { quoteId: 'none', tariffId: 1 } },
  chargeTypes: {},
  estimationDetails: {},
  switchDetails: { params: { list: 'titles' }, body: { switchKey: 'none', isTou: true } },
};

const LIMIT = 15_000;
const goods = new Map<CallName, string>();

function client(): Api {
  const apiBase = `${window.heqTest.api}/`;
  return createApi({ apiBase, authUrl: `${apiBase}auth/token`, now: Date.now, report: () => {} });
}

async function outcomeOf(api: Api, name: CallName) {
  const started = performance.now();
  const outcome = await (api[name] as Call)(INPUTS[name]);
  return { ...outcome, took: performance.now() - started };
}

function isGoodUnder(fault: Fault, name: CallName): boolean {
  // With this fault, the request is answered late but normally.
  if (fault.name === 'slow') return goods.has(name);
  const text = fault.answer?.(name, goods.get(name) ?? '{}');
  return text !== undefined && isGood(name, text);
}

/** Makes all these calls at the same time with one fault. */
async function ask(fault: Fault) {
  const api = client();
  await api.token.refresh();
  await faults(
    ...withoutScreen.map((name) => {
      const { method, path } = calls[name];
      return { call: `${method} ${path}`, ...fault.strike(name, goods.get(name) ?? '{}') };
    }),
  );
  hurry(fault.hurry ?? 1);
  const outcomes = await Promise.all(withoutScreen.map((name) => outcomeOf(api, name)));
  hurry(1);
  await faults();
  return new Map(withoutScreen.map((name, index) => [name, outcomes[index]!]));
}

describe('the calls that no screen makes', () => {
  before(async () => {
    const answers = await ask(NONE);
    for (const [name, { ok, value }] of answers) if (ok) goods.set(name, JSON.stringify(value));
  });
  after(() => faults());

  it('LOOK-13 CALL-15 CALL-19 CALL-27: are these, and each has an input', () => {
    expect(withoutScreen).to.have.members(Object.keys(INPUTS));
  });

  for (const fault of [...REFUSALS, ...ANSWERS, ...NETWORK].filter(({ offline }) => !offline)) {
    it(`ERR-19 ${fault.name}: each ends in an outcome, in time`, async function () {
      (this as { timeout(ms: number): void }).timeout(60_000);
      for (const [name, { ok, took }] of await ask(fault)) {
        expect(ok, name).to.equal(isGoodUnder(fault, name));
        expect(took, name).to.be.lessThan(LIMIT / (fault.hurry ?? 1) + 3000);
      }
    });
  }
});
