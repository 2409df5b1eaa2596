// The markup of each part of the screen, in each form, is the one that was looked at and kept. After a change that is
// meant, and looked at (`npm start`, the gallery): npx wtr --files test/element/drawn/drawn.test.ts --update-snapshots
import { expect } from '@open-wc/testing';
import { getSnapshotConfig, readFile, writeFile } from '@web/test-runner-commands';
import { calm } from '../../accessibility/page/emulate.ts';
import type * as Draw from './draw.tsx';

const { drawn, names }: typeof Draw = await import(`/test-parts/${'test/element/drawn/draw'}.js`);

const asName = (text: string) => text.toLowerCase().replace(/[^a-z]+/g, '-');

describe('what a part of the screen is made of', () => {
  let host: HTMLElement;
  before(calm);
  beforeEach(() => {
    host = document.body.appendChild(document.createElement('div'));
  });
  afterEach(() => host.remove());

  for (const [set, scene] of names)
    it(`is as it was kept: ${set}, ${scene}`, async () => {
      const path = `kept/${asName(set)}/${asName(scene)}.txt`;
      const now = await drawn(host.attachShadow({ mode: 'open' }), set, scene);
      if ((await getSnapshotConfig()).updateSnapshots) await writeFile({ path, content: `${now}\n` });
      const kept = (await readFile({ path })) ?? '';
      expect(now.split('\n')).to.deep.equal(kept.trim().split('\n'));
    });
});
