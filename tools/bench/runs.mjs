// How often a row is measured.

/** `--once` asks only whether each group still finds its screens: a test runs that, since nothing else does between releases. */
const ONCE = '--once';

/** @param args those after the command */
export const withoutOnce = (args) => args.filter((arg) => arg !== ONCE);

export const runs = (count) => (process.argv.includes(ONCE) ? 1 : count);
