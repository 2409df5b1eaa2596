// Replaces `node:test` during mutation testing. It collects the tests of a file, so that they can run repeatedly in one process.
// A process for each fault takes ten times as long.
const { mock } = process.getBuiltinModule('node:test');

const suite = (name = '') => ({ name, before: [], beforeEach: [], afterEach: [] });
let open = [suite()];
let file = '';
let tests = [];
let endings = [];

/** Calls `load`, which imports a test file, and returns the file's tests: `{ id, name, run }`. */
export async function collect(path, load) {
  [open, file, tests] = [[suite()], path, []];
  await load();
  return tests;
}

async function inOrder(steps) {
  for (const step of steps) await step();
}

/** Runs the `after` hooks of suites once their tests will not run again. */
export async function end() {
  const due = endings;
  endings = [];
  await inOrder(due);
}

/** A snapshot is found relative to its file, and a copy of the project has none. So comparisons with snapshots are skipped. */
const assert = { fileSnapshot() {} };

const last = (args) => args.findLast((arg) => typeof arg === 'function');

export function describe(name, ...rest) {
  open = [...open, suite(name)];
  last(rest)();
  open = open.slice(0, -1);
}

export function it(name, ...rest) {
  const around = open;
  const title = [...around.map((one) => one.name), name].filter(Boolean).join(' > ');
  const run = async () => {
    const due = [];
    try {
      await inOrder(around.flatMap(({ before, beforeEach }) => [...before, ...beforeEach]));
      await last(rest)({ after: (step) => due.push(step), mock, assert });
    } finally {
      await inOrder(due);
      await inOrder(around.toReversed().flatMap(({ afterEach }) => afterEach));
      mock.reset();
    }
  };
  tests.push({ id: `${file} ${title} ${tests.length}`, name: title, run });
}

function once(step) {
  let done;
  return () => {
    done ??= Promise.resolve(step());
    return done;
  };
}

export const test = it;
export const before = (step) => open.at(-1).before.push(once(step));
export const after = (step) => endings.push(step);
export const beforeEach = (step) => open.at(-1).beforeEach.push(step);
export const afterEach = (step) => open.at(-1).afterEach.push(step);
export { mock };
