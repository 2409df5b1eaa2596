// The drawing of the home, in every form, is the one that was looked at and kept in `drawings`. After a change that is
// meant, and looked at (`npm start`, the gallery): npx wtr --files test/element/house/drawn.test.ts --update-snapshots
import { expect } from '@open-wc/testing';
import { getSnapshotConfig, readFile, writeFile } from '@web/test-runner-commands';
import type * as Scenes from './scenes.tsx';

const { drawKind, drawScene, names }: typeof Scenes = await import(
  `/test-parts/${'test/element/house/scenes'}.js`
);

/** A line for each element, so that a difference can be read. */
const asLines = (text: string) => text.replaceAll('><', '>\n<');

async function isAsKept(name: string, now: string): Promise<void> {
  const path = `drawings/${name.replace(/[^a-z]+/g, '-')}.txt`;
  if ((await getSnapshotConfig()).updateSnapshots) await writeFile({ path, content: `${now}\n` });
  const kept = (await readFile({ path })) ?? '';
  expect(now.split('\n')).to.deep.equal(kept.trim().split('\n'));
}

describe('the drawing of the home', () => {
  let into: HTMLElement;
  beforeEach(() => {
    into = document.body.appendChild(document.createElement('div'));
  });
  afterEach(() => into.remove());

  for (const name of names.scenes)
    it(`SEEN-01: is as it was kept, ${name}`, async () => {
      await isAsKept(name, asLines(await drawScene(into, name)));
    });

  for (const kind of names.kinds)
    it(`SEEN-01: is as it was kept, ${kind} as a picture to choose`, async () => {
      await isAsKept(`${kind}-picture`, asLines(await drawKind(into, kind)));
    });
});
