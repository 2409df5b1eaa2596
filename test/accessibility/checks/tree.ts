// Checks that the accessibility tree is the reviewed one in `snapshots`. After an intended change, run this and read the
// difference: npx wtr --files 'test/accessibility/states/*.sweep.test.ts' --update-snapshots
import { expect } from '@open-wc/testing';
import { getSnapshotConfig, readFile, writeFile } from '@web/test-runner-commands';
import { treeText } from '../page/tree-text.ts';
import type { Check } from './check.ts';

/** States whose figures come from the model. */
const FIGURES = /^(result|edit|enquiry|miles|answers|vehicle-(found|picked))/;

/** The reference of an enquiry differs each time. */
const REFERENCE = /(Reference) [\w#-]+/;

export const treeCheck: Check = {
  says: 'the accessibility tree matches its snapshot',
  async holds(_, state) {
    const path = `../snapshots/${state}.txt`;
    const text = await treeText({ masksNumbers: FIGURES.test(state) });
    const now = text.replace(REFERENCE, '$1 …');
    if ((await getSnapshotConfig()).updateSnapshots) await writeFile({ path, content: now });
    const kept = (await readFile({ path })) ?? '';
    expect(now.split('\n')).to.deep.equal(kept.split('\n'));
  },
};
