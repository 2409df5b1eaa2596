// Runs a suite under its name, and says how many tests passed, failed and were skipped.

/** `run` resolves to `{ passed, failed, skipped }`. If it throws, or if no test ran, the suite has failed. */
export async function runSuite(name, run) {
  console.log(`\n== ${name} ==`);
  const started = performance.now();
  let result;
  try {
    result = await run();
  } catch (error) {
    console.error(error.message);
    result = { passed: 0, failed: 1, skipped: 0 };
  }
  if (result.passed + result.failed === 0) {
    console.error(`No test ran in ${name}.`);
    result.failed = 1;
  }
  return { name, ...result, seconds: (performance.now() - started) / 1000 };
}

const sum = (results, key) => results.reduce((total, result) => total + result[key], 0);

function counts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** One line for each suite with its name, counts and seconds. */
export function summary(results) {
  const longest = Math.max(...results.map(({ name }) => name.length));
  return results
    .map(
      (result) =>
        `${result.name.padEnd(longest)}  ${result.seconds.toFixed(1).padStart(6)} s  ${counts(result)}`,
    )
    .join('\n');
}

/** Every failed test with its file, printed at the end where people look first. */
export const failureLines = (results) =>
  results.flatMap(({ name, failures = [] }) =>
    failures.map((failure) => `✖ ${name}  ${failure.file}: ${failure.name}`),
  );

export function closingLine(results) {
  return counts({
    passed: sum(results, 'passed'),
    failed: sum(results, 'failed'),
    skipped: sum(results, 'skipped'),
  });
}

/** Reads the options of a command: `--only=` with the names of what to run. */
const FLAG = '--only=';

/** Returns the given names, or all known ones. Throws a sentence about an option that is not valid. @param kind as in "no suite x" */
export function only(args, known, kind) {
  const other = args.find((arg) => !arg.startsWith(FLAG));
  if (other !== undefined) {
    throw new Error(
      `"${other}" is not an option of this command: it accepts ${FLAG}${known.join(',')} or some of them.`,
    );
  }
  if (args.length === 0) return known;
  const asked = args.flatMap((arg) => arg.slice(FLAG.length).split(','));
  const unknown = asked.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no ${kind} "${unknown}": the ${kind}s are ${known.join(', ')}.`);
  return known.filter((name) => asked.includes(name));
}
