import { expect } from '@open-wc/testing';
import { Suspense, use, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { Explained, GlossaryContext, glossaryOf } from '../../../src/ui/text/term.tsx';
import { until } from '../../browser/until.ts';

function Waits({ until }: { until: Promise<string> }) {
  return use(until);
}

// Two texts with the same explained word, next to a component that is not ready at the first render. React discards that render
// and renders all three again.
function Page({ until, first }: { until: Promise<string>; first: boolean }) {
  const glossary = useMemo(() => glossaryOf([['kWh', 'A unit of energy.']]), []);
  return (
    <GlossaryContext value={glossary}>
      <Suspense fallback="Not yet">
        {first && (
          <p>
            <Explained>It used 300 kWh in May.</Explained>
          </p>
        )}
        <p>
          <Explained>Then 200 kWh, and 100 kWh.</Explained>
        </p>
        <Waits until={until} />
      </Suspense>
    </GlossaryContext>
  );
}

function drawGivenUp(into: Element) {
  let ready = (_text: string) => {};
  const until = new Promise<string>((resolve) => {
    ready = resolve;
  });
  const root = createRoot(into);
  const draws = (first: boolean) => root.render(<Page until={until} first={first} />);
  draws(true);
  return { ready: () => ready('Ready'), leavesOutFirst: () => draws(false), over: () => root.unmount() };
}

const explained = (part: Element) =>
  [...part.querySelectorAll('p')].map((text) => text.querySelectorAll('.term').length);

describe('a word that is explained where it is first used', () => {
  it('SEEN-06: is explained there once, even if React discarded the first render, and then in the next text', async () => {
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
