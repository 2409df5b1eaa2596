// Runs failed files once more, one at a time and with nothing in parallel. On a busy machine, a test that waits for something can
// fail by chance; a real fault fails twice.

/** If more files than this fail, it is not by chance. */
const AT_MOST = 5;

const filesOf = ({ failures = [] }) => [...new Set(failures.map(({ file }) => file))];

/** True if the suite can name the files of all its failures, and there are few. */
const mayTryAgain = (result) => {
  const { failed, failures = [] } = result;
  return failed > 0 && failures.length === failed && filesOf(result).length <= AT_MOST;
};

/**
 * Returns the results after a second try. A suite whose files all pass then has not failed. Tests that passed only then are
 * listed in `byChance`, so that they can be reported and fixed.
 *
 * @param run takes `{ [suite]: files }` and resolves to the results of those suites
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
