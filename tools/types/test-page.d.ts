// What the page of a browser test knows; web-test-runner.config.mjs puts it there.
interface Window {
  readonly heqTest: {
    /** Address of a reference API with faults switched on, without a slash at the end. */
    readonly api: string;
    /** Of tools/testing/engines: 'chromium', 'firefox' or 'webkit'. */
    readonly engine: string;
    /** Paths of the built widget, as a classic script and as a module. */
    readonly script: string;
    readonly module: string;
    /** Of classes and private properties, by the short ones of a built script: none where the widget comes from `src`. */
    readonly longNames: Readonly<Record<string, string>>;
    /** Of the random tests: FUZZ_SEED and FUZZ_RUNS, else those of `npm test`. */
    readonly fuzz: { readonly seed: number; readonly runs: number };
  };
}
