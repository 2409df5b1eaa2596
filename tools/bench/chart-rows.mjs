// Measures the time from the press that replaces a table by a chart until the chart is painted, with the CPU throttled four
// times.
import { press, watchPresses } from './interaction.mjs';
import { runs } from './runs.mjs';
import { OURS, onStage } from './stage.mjs';
import { median } from './statistics.mjs';
import { openFolds, toResult, widget } from './visit.mjs';

const RUNS = runs(7);

export function chartRows() {
  return onStage(async (open) => {
    const { tab, devTools, close } = await open(OURS, { init: watchPresses });
    await toResult(tab);
    await openFolds(tab);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const charts = await widget(tab).locator('figure.chart').count();
    const rows = [];
    for (let at = 0; at < charts; at += 1)
      rows.push(await row(tab, widget(tab).locator('figure.chart').nth(at)));
    await close();
    return rows;
  });
}

async function row(tab, figure) {
  const title = (await figure.locator('.chart__title').innerText()).replace(/[£\d,.]+/g, '…');
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    await figure.getByRole('button', { name: /Show as table/ }).click();
    const done = () => figure.locator('canvas').waitFor();
    times.push(await press(tab, figure.getByRole('button', { name: /Show as chart/ }), done));
  }
  return { name: `chart “${title}” drawn, 4× throttled`, value: median(times), unit: 'ms', budget: '100 ms' };
}
