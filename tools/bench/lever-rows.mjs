// Measures the time from a key on a lever of What if until its sentence and chart are painted, with the CPU throttled four times.
import { pressKey, rowsOf, watchPresses } from './interaction.mjs';
import { runs } from './runs.mjs';
import { OURS, onStage } from './stage.mjs';
import { openFolds, toResult, widget } from './visit.mjs';

/** The number of presses for each lever. At its end, the lever goes back. */
const RUNS = runs(20);

export function leverRows() {
  return onStage(async (open) => {
    const { tab, devTools, close } = await open(OURS, { init: watchPresses });
    await toResult(tab);
    await openFolds(tab);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const levers = widget(tab).locator('.lever__slider');
    await levers.first().waitFor();
    const times = [];
    for (let at = 0; at < (await levers.count()); at += 1)
      times.push(...(await timesOf(tab, levers.nth(at))));
    await close();
    return rowsOf('what-if lever', times);
  });
}

async function timesOf(tab, lever) {
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    const [before, isAtEnd] = await lever.evaluate(({ value, max }) => [value, Number(value) >= Number(max)]);
    const isMoved = ([input, from]) => input.value !== from;
    const moved = async () => tab.waitForFunction(isMoved, [await lever.elementHandle(), before]);
    times.push(await pressKey(tab, lever, isAtEnd ? 'ArrowLeft' : 'ArrowRight', moved));
  }
  return times;
}
