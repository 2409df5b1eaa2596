// Knows a figure to remember, what it says, and on whose word.
import { useWidget } from '../state/widget-context.tsx';
import type { SourceId } from '../words/en-gb/sources.ts';
import type { WordKey } from '../words/en-gb.ts';

export interface FactProps {
  readonly figure: WordKey;
  readonly says: WordKey;
  readonly source: SourceId;
}

export function Fact({ figure, says, source }: FactProps) {
  const { words } = useWidget();
  return (
    <>
      <p className="fact__figure">{words(figure)}</p>
      <p className="fact__says">{words(says)}</p>
      <Sources of={[source]} />
    </>
  );
}

/** One line for the claims above it. */
export function Sources({ of }: { of: readonly SourceId[] }) {
  const { words } = useWidget();
  const list = [...new Set(of)].map((id) => words(`source.${id}`)).join('; ');
  return <p className="fact__source">{words('land.sources', { list })}</p>;
}
