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
export function failureLines(results) {
  const line = (name) => (failure) => `✖ ${name}  ${failure.file}: ${failure.name}`;
  return results.flatMap(({ name, failures = [], byChance = [] }) => [
    ...failures.map(line(name)),
    ...byChance.map((failure) => `${line(name)(failure)} (passed in a second run, alone: fix it)`),
  ]);
}

export function closingLine(results) {
  return counts({
    passed: sum(results, 'passed'),
    failed: sum(results, 'failed'),
    skipped: sum(results, 'skipped'),
  });
}
