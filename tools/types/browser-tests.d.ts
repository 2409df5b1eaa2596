// The globals of mocha that we use. web-test-runner defines them on the page of a browser test.
type TestBody = (this: unknown) => void | Promise<void>;

declare const describe: (title: string, body: () => void) => void;
declare const it: (title: string, body: TestBody) => void;
declare const before: (body: TestBody) => void;
declare const after: (body: TestBody) => void;
declare const beforeEach: (body: TestBody) => void;
declare const afterEach: (body: TestBody) => void;
