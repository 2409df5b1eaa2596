// A figure to remember, what it means, and its source.

import { useWidget } from '../state/widget.tsx';
import { Explained } from '../ui/text/term.tsx';
import type { SourceId, WordKey } from '../words/word-key.ts';

export interface FactProps {
  readonly figure: WordKey;
  readonly text: WordKey;
  readonly source: SourceId;
}

export function Fact({ figure, text, source }: FactProps) {
  const { words } = useWidget();
  return (
    <>
      <p className="fact__figure">{words(figure)}</p>
      <p>
        <Explained>{words(text)}</Explained>
      </p>
      <Sources of={[source]} />
    </>
  );
}

/** One line of source for the claims above it; another sentence once the prices behind them are out of date. */
export function Sources({ of }: { of: readonly SourceId[] }) {
  const { words } = useWidget();
  const list = [...new Set(of)].map((id) => words(`source.${id}`)).join('; ');
  const hasEnded = of.some(words.hasEnded);
  return (
    <p className="fact__source note">
      <Explained>{words('land.sources', { list })}</Explained>
      {hasEnded && <span>{` ${words('land.ended')}`}</span>}
    </p>
  );
}
