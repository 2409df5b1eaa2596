// Two texts with the same explained word, next to a component that is not ready at the first render. React discards that render
// and renders all three again.
import { Suspense, use, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { Explained } from '../../../src/ui/term/explained.tsx';
import { GlossaryContext, glossaryOf } from '../../../src/ui/term/glossary.tsx';

function Waits({ until }: { until: Promise<string> }) {
  return use(until);
}

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

export function drawGivenUp(into: Element) {
  let ready = (_text: string) => {};
  const until = new Promise<string>((resolve) => {
    ready = resolve;
  });
  const root = createRoot(into);
  const draws = (first: boolean) => root.render(<Page until={until} first={first} />);
  draws(true);
  return { ready: () => ready('Ready'), leavesOutFirst: () => draws(false), over: () => root.unmount() };
}
