// How long the random tests run and from which seed: `--runs=` and `--seed=`, else FUZZ_RUNS and FUZZ_SEED,
// else what `npm test` has: always the same, so that a commit that passed passes again. `npm run fuzz` looks
// further.

const NAMES = ['seed', 'runs'];

const OF_NPM_TEST = { seed: 2026, runs: 200 };

interface Given {
  /** What followed the command. */
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Where nothing says so. */
  readonly otherwise?: { readonly seed: number; readonly runs: number };
}

/** Whole numbers. Throws one sentence about what it can't use. */
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
