// Checks the guide's recipe for the page's title exactly as it is printed there.
import { expect } from '@open-wc/testing';
import { readFile } from '@web/test-runner-commands';
import { until } from '../browser/until.ts';
import { begins, givesAddress, START } from '../browser/walks.ts';

const RECIPE = /## The page's title and headings[\s\S]*?```js\n([\s\S]*?)```/;

describe('the page’s title', () => {
  const before = document.title;
  afterEach(() => {
    document.title = before;
  });

  it('BEY-11: follows the visitor with the guide’s recipe', async () => {
    const visit = await begins(START.heatPump);
    const guide = (await readFile({ path: '../../demo/guide/frameworks.md' })) ?? '';
    const [, recipe = ''] = RECIPE.exec(guide) ?? [];
    new Function(recipe)();
    await givesAddress(visit);
    await visit.presses('Next');
    await until('the second step', () => document.title === `Step 2 of 3 – ${before}`);
    await visit.presses('Heat pumps');
    await until('the page about heat pumps', () => document.title === `Heat pumps – ${before}`);
    await visit.presses('Home');
    await until('the start', () => document.title === before);
    expect(document.title).to.equal(before);
  });
});
