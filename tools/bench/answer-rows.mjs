// Measures how long the largest list of addresses blocks the page: the longest task from Search until the options are shown, and
// while letters are typed into the filter.
import { runs } from './runs.mjs';
import { OURS, onStage } from './stage.mjs';
import { median } from './statistics.mjs';
import { button, widget } from './visit.mjs';

const ADDRESSES = 5000;
const RUNS = runs(6);
/** No response may block the main thread for longer. */
const BUDGET = '200 ms';

/** Runs in the page before all other code. */
function watchTasks() {
  globalThis.tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.tasks.push(duration);
  }).observe({ type: 'longtask' });
}

const many = (list) =>
  Array.from({ length: ADDRESSES }, (_, at) => ({
    ...list[0],
    id: `many-${at}`,
    text: `${at + 1} Long Road, Bristol, BS1 9AA`,
  }));

/** The longest task during an action. Browsers do not report tasks of less than 50 ms, so the result is at least that. */
async function longest(tab, act) {
  await tab.evaluate(() => {
    globalThis.tasks.length = 0;
  });
  await act();
  await tab.waitForTimeout(300);
  return tab.evaluate(() => Math.max(50, ...globalThis.tasks));
}

export function answerRows() {
  return onStage(async (open) => {
    const shown = [];
    const typed = [];
    for (let run = 0; run < RUNS; run += 1) {
      const { tab, close } = await open(OURS, { init: watchTasks });
      await tab.route(/\/address\/recco\?/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: many(await response.json()) });
      });
      await button(tab, 'Explore heat pumps').click();
      await widget(tab).getByLabel('Postcode').fill('BS1 9AA');
      shown.push(
        await longest(tab, async () => {
          await button(tab, 'Search').click();
          await widget(tab).getByRole('option').first().waitFor();
        }),
      );
      const filter = widget(tab).getByRole('combobox', { name: 'Choose your address' });
      typed.push(await longest(tab, () => filter.pressSequentially('432', { delay: 200 })));
      await close();
    }
    const row = (name, times) => ({ name, value: median(times), unit: 'ms', budget: BUDGET });
    return [
      row('5,000 addresses come: longest task', shown),
      row('5,000 addresses are filtered: longest task', typed),
    ];
  });
}
