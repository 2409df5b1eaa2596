// What failed, once more: file by file and with nothing beside it. A machine that does other work can fail a test that
// waits for something; what is broken fails twice.

/** More than these files have not failed by chance. */
const AT_MOST = 5;

const filesOf = ({ failures = [] }) => [...new Set(failures.map(({ file }) => file))];

/** A suite that can name every file of its failures, and has few. */
const mayTryAgain = (result) => {
  const { failed, failures = [] } = result;
  return failed > 0 && failures.length === failed && filesOf(result).length <= AT_MOST;
};

/**
 * The results with those of a second try: a suite whose files all pass then has not failed, and what passed only then
 * is its `byChance`, to be told and mended.
 *
 * @param run takes `{ [suite]: files }`, gives the results of those suites
 */
export async function afterSecondTry(results, run) {
  const chosen = results.filter(mayTryAgain);
  if (chosen.length === 0) return results;
  const second = await run(Object.fromEntries(chosen.map((result) => [result.name, filesOf(result)])));
  return results.map((result) => {
    const again = second.find(({ name }) => name === result.name);
    if (again?.failed !== 0) return result;
    const { passed, failed, failures, seconds } = result;
    return {
      ...result,
      passed: passed + failed,
      failed: 0,
      failures: [],
      byChance: failures,
      seconds: seconds + again.seconds,
    };
  });
}
