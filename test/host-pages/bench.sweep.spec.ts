// The bench walks through the widget by its words and folds, and nobody runs it between releases.
import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';

/** Milliseconds. The bench runs while this process waits, so Playwright can't end it: it gets its own end, a little earlier. */
const PATIENCE = 420_000;

const GROUPS = ['shift', 'steps', 'results', 'charts', 'levers', 'answers', 'file'];

test('each group of the bench finds its screens', () => {
  test.setTimeout(PATIENCE);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/bench/run.mjs', '--once', '--json', `--only=${GROUPS}`],
    { encoding: 'utf8', timeout: PATIENCE - 10_000 },
  );
  expect(stderr).not.toContain('failed');
  const rows: { group: string; value: number }[] = JSON.parse(stdout);
  expect([...new Set(rows.map(({ group }) => group))]).toEqual(GROUPS);
  for (const { group, value } of rows) expect(value, group).toBeGreaterThanOrEqual(0);
});
