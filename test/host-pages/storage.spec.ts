import { test } from './support/host-test.ts';
import { answerQuestions, beginHeatPump, seeResult } from './support/walk.ts';

/** Runs in the page before all other code. */
const BROKEN: Readonly<Record<string, () => void>> = {
  'that is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'that throws when it is looked at': () => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  },
  'that is null': () => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, { value: null });
  },
  'with half a sentence in it': () => {
    sessionStorage.setItem('home-energy-quote:quote', '{"version":1,"route":"results","answers":');
  },
  'from a version to come': () => {
    sessionStorage.setItem('home-energy-quote:quote', '{"version":999,"route":"results"}');
  },
};

for (const [how, breakIt] of Object.entries(BROKEN)) {
  test(`F15: a storage ${how} does not stop the journey`, async ({ host }) => {
    await host.page.addInitScript(breakIt);
    await host.open('plain.html');
    await beginHeatPump(host.widget);
    await answerQuestions(host.widget);
    await seeResult(host.widget);
    await host.invariants();
  });
}
