// How long the random tests run and with which seed: `--runs=` and `--seed=`, or FUZZ_RUNS and FUZZ_SEED, or the values of `npm
// test`. These are always the same, so that a commit that passed passes again. `npm run fuzz` tests more.

const NAMES = ['seed', 'runs'];

const OF_NPM_TEST = { seed: 2026, runs: 200 };

interface Given {
  /** The arguments after the command. */
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** The values if nothing sets them. */
  readonly otherwise?: { readonly seed: number; readonly runs: number };
}

/** Returns whole numbers. Throws a sentence about a value that is not valid. */
export function fuzzSettings({ args = [], env = process.env, otherwise = OF_NPM_TEST }: Given = {}): {
  seed: number;
  runs: number;
} {
  const unknown = args.find((arg) => !NAMES.some((name) => arg.startsWith(`--${name}=`)));
  if (unknown !== undefined) {
    throw new Error(
      `"${unknown}" is not an option of this command: it accepts --seed=… and --runs=…, whole numbers.`,
    );
  }
  const given = (name: string): number | undefined => {
    const flag = args.findLast((arg) => arg.startsWith(`--${name}=`));
    const variable = `FUZZ_${name.toUpperCase()}`;
    const text = flag === undefined ? env[variable] : flag.slice(`--${name}=`.length);
    if (!text && flag === undefined) return undefined;
    if (text && /^\d{1,10}$/.test(text) && Number(text) < 2 ** 31) return Number(text);
    const source = flag === undefined ? variable : `--${name}`;
    throw new Error(`${source} must be a whole number from 0 to ${2 ** 31 - 1}, not "${text}".`);
  };
  return { seed: given('seed') ?? otherwise.seed, runs: given('runs') ?? otherwise.runs };
}
