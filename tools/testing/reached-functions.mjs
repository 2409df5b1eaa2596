import { appendFileSync } from 'node:fs';

const OURS = /\/(dist\/home-energy-quote|react-builds\/ours)\.m?js$/;

/** Starts to count the functions that run in a page, in Chromium. */
export async function countFunctions(devTools) {
  await devTools.send('Profiler.enable');
  await devTools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
}

/** Appends the names of our scripts' functions that ran to a file, one a line. */
export async function writeReached(devTools, file) {
  const { result } = await devTools.send('Profiler.takePreciseCoverage');
  const names = result
    .filter(({ url }) => OURS.test(url))
    .flatMap(({ functions }) =>
      functions.filter(({ ranges }) => ranges[0].count > 0).map(({ functionName }) => functionName),
    );
  appendFileSync(file, `${[...new Set(names)].filter(Boolean).join('\n')}\n`);
}
