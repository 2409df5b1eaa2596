// The globals of mocha that we use. web-test-runner defines them on the page of a browser test.
type TestBody = (this: unknown) => void | Promise<void>;

declare const describe: (title: string, body: () => void) => void;
declare const it: (title: string, body: TestBody) => void;
declare const before: (body: TestBody) => void;
declare const after: (body: TestBody) => void;
declare const beforeEach: (body: TestBody) => void;
declare const afterEach: (body: TestBody) => void;

// web-test-runner.config.mjs defines this on the page of a browser test.
interface Window {
  readonly heqTest: {
    /** The URL of a reference API that can produce faults, without a slash at the end. */
    readonly api: string;
    /** As in tools/testing/engines: 'chromium', 'firefox' or 'webkit'. */
    readonly engine: string;
    /** Paths of the built widget, as a classic script and as a module. */
    readonly script: string;
    readonly module: string;
    /** For random tests: FUZZ_SEED and FUZZ_RUNS, otherwise the values of `npm test`. */
    readonly fuzz: { readonly seed: number; readonly runs: number };
  };
}
