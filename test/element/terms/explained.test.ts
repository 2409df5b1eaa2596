import { expect } from '@open-wc/testing';
import { until } from '../../browser/until.ts';
import type { drawGivenUp } from './given-up.tsx';

const load = async (): Promise<{ drawGivenUp: typeof drawGivenUp }> =>
  import(`/test-parts/${'test/element/terms/given-up'}.js`);

const explained = (part: Element) =>
  [...part.querySelectorAll('p')].map((text) => text.querySelectorAll('.term').length);

describe('a word that is explained where it is first used', () => {
  it('SEEN-06: is explained there once, even if React discarded the first render, and then in the next text', async () => {
    const { drawGivenUp } = await load();
    const into = document.body.appendChild(document.createElement('div'));
    const page = drawGivenUp(into);
    await until('the replacement', () => into.textContent === 'Not yet');
    page.ready();
    await until('the texts', () => into.textContent?.endsWith('Ready'));
    expect(explained(into)).to.deep.equal([1, 0]);
    page.leavesOutFirst();
    await until('one text only', () => into.querySelectorAll('p').length === 1);
    await until('the word in the text that is left', () => explained(into)[0] === 1, 2_000);
    page.over();
    into.remove();
  });
});
