// Compares a text with a snapshot file next to the test, which `--update-snapshots` writes.
import { expect } from '@open-wc/testing';
import { getSnapshotConfig, readFile, writeFile } from '@web/test-runner-commands';

const asName = (text: string) => text.toLowerCase().replace(/[^a-z]+/g, '-');

/** Only in Chromium, since other engines serialise the same markup differently. @param names the folders and the file, below `kept` */
export async function isAsKept(names: readonly string[], now: string): Promise<void> {
  if (window.heqTest.engine !== 'chromium') return;
  const path = `kept/${names.map(asName).join('/')}.txt`;
  if ((await getSnapshotConfig()).updateSnapshots) await writeFile({ path, content: `${now}\n` });
  const kept = (await readFile({ path })) ?? '';
  expect(now.split('\n')).to.deep.equal(kept.trim().split('\n'));
}
