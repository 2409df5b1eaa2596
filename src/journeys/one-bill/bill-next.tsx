// SEEN-03: the next steps for everything on the one bill: one for each asset, by name, equal steps joined, and one for their tariff.
import type { Combined } from '../../domain/extras/combined.ts';
import { quotedName, shownResult } from '../../state/fetch-result.ts';
import { useJourney, useWidget } from '../../state/widget-context.tsx';
import { Later } from '../../ui/disclosure/later.tsx';
import { inside, listed, unbroken } from '../../words/in-sentence.ts';
import { NextSteps } from '../result/what-next/next-steps.tsx';
import { Terms } from '../terms.tsx';

export function BillNext({ combined: { assets, tariff } }: { readonly combined: Combined }) {
  const { words, product } = useWidget();
  const results = useJourney((state) => state.results);
  const result = assets.map((asset) => shownResult(results[asset])).find((one) => one !== null);
  if (!result) return null;
  const descriptors = assets.map((asset) => product.asset(asset));
  const steps = [...new Set(descriptors.map(({ says }) => says.next))].map((step) =>
    words('next.of', {
      what: listed(
        descriptors
          .filter(({ says }) => says.next === step)
          .map((asset) => words(quotedName(asset, results)))
          .map((name, at) => (at > 0 ? inside(name) : unbroken(name))),
        words,
      ),
      step: words(step),
    }),
  );
  return (
    <Later>
      <Terms>
        <NextSteps steps={steps} tariff={tariff.tariffName} result={result} />
      </Terms>
    </Later>
  );
}
