import { appendFileSync } from 'node:fs';

const OURS = /\/(dist\/home-energy-quote|react-builds\/ours)\.m?js$/;

/** Begins to count, in Chromium, the functions that run in a page. */
export async function countFunctions(devTools) {
  await devTools.send('Profiler.enable');
  await devTools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
}

/** Adds the names of those of our scripts that ran, one a line, to a file. */
export async function writeReached(devTools, file) {
  const { result } = await devTools.send('Profiler.takePreciseCoverage');
  const names = result
    .filter(({ url }) => OURS.test(url))
    .flatMap(({ functions }) =>
      functions.filter(({ ranges }) => ranges[0].count > 0).map(({ functionName }) => functionName),
    );
  appendFileSync(file, `${[...new Set(names)].filter(Boolean).join('\n')}\n`);
}
