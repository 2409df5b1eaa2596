// Measures how long the page is blocked, by its longest task: as a result opens, with a long list of addresses, and while a file
// of half hours is read.
import { median, runs } from './rows.mjs';
import { FLOOR, floorMount, mountOnce, OURS, onStage, THROTTLE, watchLoad } from './stage.mjs';
import { button, toLastQuestion, toResult, widget } from './visit.mjs';

/** The longest task during an action and the milliseconds after it. */
async function longest(tab, act, rest = 300) {
  await tab.evaluate(() => {
    globalThis.seen.tasks = [50];
  });
  await act();
  await tab.waitForTimeout(rest);
  return tab.evaluate(() => Math.max(...globalThis.seen.tasks));
}

/** Milliseconds until the result is there, the last chart is drawn and the figure has counted up. */
const REST = 5000;

/** From the press of See my result until nothing moves. The floor is React alone, mounting one element. */
export function resultRows() {
  return onStage(async (open) => {
    const seen = Object.fromEntries(Object.keys(toLastQuestion).map((name) => [name, []]));
    const floors = [];
    for (let run = 0; run < runs(5); run += 1) {
      floors.push((await mountOnce(open, FLOOR, THROTTLE)).longest);
      for (const [name, walk] of Object.entries(toLastQuestion)) seen[name].push(await opens(open, walk));
    }
    const floor = median(floors);
    return Object.entries(seen).map(([name, times]) => ({
      name: `longest task as a result opens, ${name}, ${THROTTLE}× throttled`,
      value: median(times),
      unit: 'ms',
      floor,
      budget: '0.6 times',
    }));
  });
}

async function opens(open, walk) {
  const { tab, devTools, close } = await open(OURS, { init: watchLoad });
  await walk(tab);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  // A locator that waits would lay the page out in a task of its own.
  const time = await longest(tab, () => button(tab, 'See my result').click(), REST);
  await widget(tab).locator('.result').waitFor();
  await close();
  return time;
}

const ADDRESSES = 5000;
const many = (list) =>
  Array.from({ length: ADDRESSES }, (_, at) => ({
    ...list[0],
    id: `many-${at}`,
    text: `${at + 1} Long Road, Bristol, BS1 9AA`,
  }));

/** From Search until the options of the largest list are shown, and while letters are typed into the filter. */
export function answerRows() {
  return onStage(async (open) => {
    const shown = [];
    const typed = [];
    for (let run = 0; run < runs(6); run += 1) {
      const { tab, close } = await open(OURS, { init: watchLoad });
      await tab.route(/\/address\/recco\?/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: many(await response.json()) });
      });
      await button(tab, 'Explore heat pumps').click();
      await widget(tab).getByLabel('Postcode').fill('BS1 9AA');
      const search = async () => {
        await button(tab, 'Search').click();
        await widget(tab).getByRole('option').first().waitFor();
      };
      shown.push(await longest(tab, search));
      const filter = widget(tab).getByRole('combobox', { name: 'Choose your address' });
      typed.push(await longest(tab, () => filter.pressSequentially('432', { delay: 200 })));
      await close();
    }
    const row = (name, times) => ({ name, value: median(times), unit: 'ms', budget: '200 ms' });
    return [
      row('5,000 addresses come: longest task', shown),
      row('5,000 addresses are filtered: longest task', typed),
    ];
  });
}

const HALF_HOURS = 17_520;

/** Runs in the page. It puts the file into the field without an event, since making the file takes longer than reading it. */
function fill(field, rows) {
  const at = (row) =>
    new Date(Date.UTC(2025, 0, 1) + row * 1_800_000).toISOString().replace('.000Z', '+00:00');
  const line = (_, row) => ` 0.${100 + (row % 48)}, ${at(row)}, ${at(row + 1)}`;
  const text = [' Consumption (kwh), Start, End', ...Array.from({ length: rows }, line)].join('\n');
  const files = new DataTransfer();
  files.items.add(new File([text], 'use.csv'));
  field.files = files.files;
}

/** Runs in the page. It dispatches the event and resolves to the milliseconds until the message about the file. */
function choose(field) {
  const part = field.closest('details');
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    // Without an end, a sentence with other words would be waited for until somebody ends the bench.
    setTimeout(() => reject(new Error('The file was not read in a minute.')), 60_000);
    new MutationObserver((_, observer) => {
      if (!/We read .+ of the half hours from .+ 2025/.test(part.textContent)) return;
      observer.disconnect();
      resolve(performance.now() - begun);
    }).observe(part, { subtree: true, childList: true, characterData: true });
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** How long it takes to read a meter's file of a year on a result, and the longest task meanwhile. */
export function fileRows() {
  return onStage(async (open) => {
    const floor = await floorMount(open);
    const times = [];
    const tasks = [];
    for (let run = 0; run < runs(6); run += 1) {
      const { tab, devTools, close } = await open(OURS, { init: watchLoad });
      await toResult(tab);
      await tab.waitForTimeout(1000);
      for (const part of ['Make your result more exact', 'Use your smart meter’s readings'])
        await widget(tab).getByText(part, { exact: true }).click();
      const field = widget(tab).locator('input[type=file]');
      await field.evaluate(fill, HALF_HOURS);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
      const read = async () => times.push(await field.evaluate(choose));
      tasks.push(await longest(tab, read));
      await close();
    }
    const name = `${HALF_HOURS.toLocaleString('en')} half hours, ${THROTTLE}× throttled`;
    return [
      {
        name: `${name}: from the file to what was read`,
        value: median(times),
        unit: 'ms',
        floor,
        budget: '0.75 times',
      },
      { name: `${name}: longest task`, value: median(tasks), unit: 'ms', budget: '200 ms' },
    ];
  });
}
