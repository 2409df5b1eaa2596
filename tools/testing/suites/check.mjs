// The checks of `npm run check`. All of them run even when one fails.
import { nodeTests } from '../node-tests.mjs';
import { runNode } from '../run-process.mjs';

const asTest = async (status) => ((await status) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

const CHECKS = [
  {
    title: 'Types: the compiler finds nothing wrong',
    run: () =>
      asTest(runNode(['node_modules/typescript7/bin/tsc', '--noEmit', '-p', 'tsconfig.json', '--pretty'])),
  },
  {
    title: 'Lint and format: `npx biome check --write` would change nothing',
    run: () => asTest(runNode(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'])),
  },
  {
    title: 'Imports: folders import downwards, without circles, and each library has one door',
    run: () =>
      asTest(
        runNode([
          'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
          '--config=.dependency-cruiser.mjs',
          'src',
          'demo/server',
          'tools',
          'rollup.config.mjs',
          'web-test-runner.config.mjs',
        ]),
      ),
  },
  {
    title: 'Unused: every file, export and package is used',
    run: () => asTest(runNode(['node_modules/knip/bin/knip.js'])),
  },
  { title: 'House rules: what no tool knows', run: () => nodeTests(['test/house']) },
];

/** `{ passed, failed, skipped }` of all of them. */
export async function checkSuite() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { title, run } of CHECKS) {
    console.log(`-- ${title}`);
    const { passed, failed, skipped = 0 } = await run();
    const isEmpty = passed + failed === 0;
    if (failed > 0 || isEmpty) console.error(`Failed: ${title}${isEmpty ? ' (no test ran)' : ''}`);
    total.passed += passed;
    total.failed += isEmpty ? 1 : failed;
    total.skipped += skipped;
  }
  return total;
}
