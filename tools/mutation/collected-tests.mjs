// Stands in for `node:test` while faults are tried: keeps the tests of a file, so that they can be run again and again
// in one process. A process for each fault takes ten times as long.
const { mock } = process.getBuiltinModule('node:test');

const suite = (name = '') => ({ name, before: [], beforeEach: [], afterEach: [] });
let open = [suite()];
let file = '';
let tests = [];
let endings = [];

/** Runs what imports a test file, and gives its tests: `{ id, name, run }`. */
export async function collect(path, load) {
  [open, file, tests] = [[suite()], path, []];
  await load();
  return tests;
}

async function inOrder(steps) {
  for (const step of steps) await step();
}

/** What stands after the tests of a suite, once they are not run again. */
export async function end() {
  const due = endings;
  endings = [];
  await inOrder(due);
}

/** What is compared with a file goes by where it is, and a copy of the project has none to compare with. */
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
