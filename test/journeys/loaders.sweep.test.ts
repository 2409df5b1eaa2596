import { expect } from '@open-wc/testing';
import { type HeldTimers, holdTimers } from '../browser/held-timers.ts';
import { faults, leave, open, openSecond, reopen, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import {
  CONTACT,
  givesAddress,
  givesHome,
  givesMiles,
  givesPlate,
  givesVehicles,
  HOME,
  pastAddress,
  START,
  starts,
} from '../browser/walks.ts';
import { requests } from '../browser/wire.ts';

/** CONST-09, AMB-42, in ms: per message, until Cancel appears, until a call is given up, until a result counts as late. */
const [EVERY, CANCEL_AFTER, GIVEN_UP_AFTER, LATE_AFTER] = [4000, 8000, 10_000, 2000];
const held: HeldTimers[] = [];

/** Holds timers until the test passes or ends. */
function hold(...args: Parameters<typeof holdTimers>): HeldTimers {
  const timers = holdTimers(...args);
  held.push(timers);
  return timers;
}

function release(): void {
  for (const timers of held.splice(0).reverse()) timers.release();
}

const QUOTE = 'POST /request/customer/esa/{quoteType}/quote';
const RESULT = 'GET /request/results/tou/esa/{quoteType}/result';

const PLAIN = [
  'Looking at available tariffs',
  'Crunching your energy consumption',
  'Determining best tariff for you',
  'Calculating Savings',
  'Finishing off final number crunching',
];
const WITH_CARBON = PLAIN.map((text) =>
  text === 'Calculating Savings' ? 'Calculating Savings and Carbon impact' : text,
);

interface Journey {
  readonly id: string;
  readonly name: string;
  readonly says: readonly string[];
  /** Walks from home to the last question and answers it. */
  readonly walk: (visit: Stage) => Promise<void>;
}

async function homeQuestions(visit: Stage, start: string, heating?: string): Promise<void> {
  await starts(visit, start);
  await givesAddress(visit, heating === 'Electric' ? HOME.electricFlat : HOME.twoSuppliers);
  await visit.presses('Next');
  await givesHome(visit, heating);
}

const JOURNEYS: readonly Journey[] = [
  {
    id: 'LOAD-02',
    name: 'solar',
    says: PLAIN,
    walk: (visit) => homeQuestions(visit, START.solar),
  },
  {
    id: 'LOAD-04',
    name: 'a heat pump in a gas home',
    says: WITH_CARBON,
    walk: (visit) => homeQuestions(visit, START.heatPump, 'Gas'),
  },
  {
    id: 'LOAD-04',
    name: 'a heat pump in an electric home',
    says: PLAIN,
    walk: (visit) => homeQuestions(visit, START.heatPump, 'Electric'),
  },
  {
    id: 'LOAD-03',
    name: 'a compared vehicle',
    says: WITH_CARBON,
    async walk(visit) {
      await starts(visit, START.compare);
      await givesAddress(visit);
      await visit.presses('Next');
      await givesVehicles(visit);
      await givesMiles(visit, '150', '60');
    },
  },
  {
    id: 'LOAD-03',
    name: 'an electric vehicle alone',
    says: PLAIN,
    async walk(visit) {
      await starts(visit, START.evOnly);
      await givesAddress(visit);
      await visit.presses('Next');
      await givesPlate(visit, 'EV21 LEF', 'Nissan Leaf');
      await visit.presses('Next');
      await givesMiles(visit, '150', '60');
    },
  },
];

/** Every message that the loader has shown, in order. */
function messagesOf({ root }: Stage): string[] {
  const heard: string[] = [];
  const listen = new MutationObserver(() => {
    const text = root.querySelector('dialog[open] [role=status]')?.textContent;
    if (text && heard.at(-1) !== text) heard.push(text);
  });
  listen.observe(root, { subtree: true, childList: true, characterData: true });
  return heard;
}

describe('the quote loader', () => {
  const heard = new Map<string, readonly string[]>();

  before(async function () {
    // No call is answered while the five messages are shown. All journeys wait in parallel.
    (this as { timeout(ms: number): void }).timeout(90_000);
    sessionStorage.clear();
    document.body.replaceChildren();
    const visits: Stage[] = [];
    for (const { name, walk } of JOURNEYS) {
      const visit = await openSecond(name.replaceAll(' ', '-'), CONTACT);
      await walk(visit);
      visits.push(visit);
    }
    await faults({ call: QUOTE, hang: true });
    const lists = visits.map(messagesOf);
    hold(GIVEN_UP_AFTER);
    const next = hold(EVERY, 'Interval');
    for (const [index, visit] of visits.entries()) {
      await visit.presses('See my result');
      heard.set(JOURNEYS[index]?.name ?? '', lists[index] ?? []);
    }
    for (const [index] of PLAIN.entries()) {
      await until(`message ${index + 1} of each`, () => lists.every((list) => list.length > index), 30_000);
      next.pass();
    }
    release();
    await faults();
  });

  for (const { id, name, says } of JOURNEYS) {
    it(`LOAD-01 ${id} CONST-09: says its five messages in order, for ${name}`, () => {
      expect(heard.get(name)).to.deep.equal(says);
    });
  }
});

describe('waiting for a quote', () => {
  afterEach(release);
  afterEach(() => faults());

  async function atEnd(): Promise<Stage> {
    const visit = await pastAddress(START.solar);
    await givesHome(visit);
    return visit;
  }

  it('LOAD-01 LOAD-06 AMB-42: the loader fills the window at once, and Esc does not close it', async () => {
    const visit = await atEnd();
    await faults({ call: QUOTE, delayMs: 1000 });
    await visit.presses('See my result');
    await visit.sees('Getting your quote now');
    const dialog = visit.root.querySelector('dialog:modal') as HTMLDialogElement;
    const { width, height } = dialog.getBoundingClientRect();
    expect([width, height]).to.deep.equal([document.documentElement.clientWidth, innerHeight]);
    // A browser sends `cancel` at Esc or a phone's Back. At the second Esc it closes the dialog, even if the first was prevented.
    const asks = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(asks);
    expect([asks.defaultPrevented, dialog.matches(':modal')]).to.deep.equal([true, true]);
    dialog.close();
    await until('the loader to be back', () => dialog.matches(':modal'));
    visit.doesNotSee('Cancel');
    await visit.sees('System cost estimate');
  });

  it('LOAD-01: the loader stays until the result has arrived, and not only the quote', async () => {
    const visit = await atEnd();
    await faults({ call: RESULT, delayMs: 1000 });
    const before = location.hash;
    await visit.presses('See my result');
    await until('the result to be asked for', () => requests('quoteResult').length > 0);
    expect(location.hash).to.equal(before);
    expect(visit.root.querySelector('dialog:modal')?.textContent).to.contain('Getting your quote now');
    await visit.sees('System cost estimate');
    expect(visit.root.querySelector('dialog:modal')).to.equal(null);
  });

  it('LOAD-01: does not show a call of a new quote as done because the previous quote’s was', async () => {
    const visit = await atEnd();
    await visit.presses('See my result');
    await visit.sees('System cost estimate');
    await visit.presses('Solar & battery');
    await starts(visit, START.solar);
    for (const step of ['Step 1 of 3', 'Step 2 of 3']) {
      await visit.sees(step);
      await visit.presses('Next');
    }
    await visit.sees('Step 3 of 3');
    await faults({ call: QUOTE, delayMs: 1000 });
    await visit.presses('See my result');
    await visit.sees('Getting your quote now');
    const calls = [...visit.root.querySelectorAll('dialog:modal li')].map(({ textContent }) => textContent);
    expect(calls).to.deep.equal(['Solar & Battery']);
    await visit.sees('System cost estimate');
  });

  it('AMB-42: Cancel appears after a while and leads back to the question, with every answer', async () => {
    const visit = await atEnd();
    await faults({ call: QUOTE, hang: true });
    const cancel = hold(CANCEL_AFTER);
    await visit.presses('See my result');
    await visit.sees('Getting your quote now');
    await until('Cancel to be waited for', () => cancel.set() === 1);
    visit.doesNotSee('Cancel');
    cancel.pass();
    await visit.presses('Cancel');
    await visit.sees('Step 3 of 3');
    await until('the answer', () =>
      visit.root.querySelector<HTMLInputElement>('input[name=propertyUsage]:checked'),
    );
    await faults();
    await visit.presses('See my result');
    await visit.sees('System cost estimate');
  });

  it('LOAD-07 ERR-03 AMB-42: a call that is never answered ends by itself, with Retry', async () => {
    const visit = await atEnd();
    await faults({ call: QUOTE, hang: true });
    const end = hold(GIVEN_UP_AFTER);
    await visit.presses('See my result');
    await visit.sees('Getting your quote now');
    await until('the call to be waited for', () => end.set() > 0);
    end.pass();
    await until('the failure', () => /Something when wrong/.test(visit.root.textContent ?? ''));
    expect(visit.root.querySelector('dialog[open]')).to.equal(null);
    await faults();
    await visit.presses('Retry');
    await visit.sees('System cost estimate');
  });
});

describe('the page loader', () => {
  afterEach(release);
  afterEach(() => faults());

  /** Whether the page loader is shown. */
  const loading = ({ root }: Stage) => /Still loading/.test(root.textContent ?? '');

  async function atResultAgain(delayMs: number): Promise<Stage> {
    const before = await pastAddress(START.solar);
    await givesHome(before);
    await before.presses('See my result');
    await before.sees('System cost estimate');
    await leave(before);
    await faults({ call: RESULT, delayMs });
    return reopen(CONTACT);
  }

  it('LOAD-05 CONST-09: shows when an answer takes longer than two seconds', async () => {
    const late = hold(LATE_AFTER);
    const visit = await atResultAgain(1500);
    await until('the answer to be waited for', () => late.set() === 1);
    expect(loading(visit)).to.equal(false);
    late.pass();
    await visit.sees('Still loading, one moment…');
    await visit.sees('System cost estimate');
    expect(loading(visit)).to.equal(false);
  });

  it('LOAD-05: never shows for a faster answer', async () => {
    let seen = false;
    const visit = await atResultAgain(300);
    const watch = new MutationObserver(() => {
      seen ||= loading(visit);
    });
    watch.observe(visit.root, { subtree: true, childList: true });
    await visit.sees('System cost estimate');
    watch.disconnect();
    expect(seen).to.equal(false);
  });

  it('no loader is there before the first request', async () => {
    const visit = await open(CONTACT);
    expect(visit.root.querySelector('dialog[open]')).to.equal(null);
    expect(loading(visit)).to.equal(false);
  });
});
