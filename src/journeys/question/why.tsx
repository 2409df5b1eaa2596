// Says why a question is asked, inside the question if there is no column for it.
import { useWidget } from '../../state/widget-context.tsx';
import type { WordKey } from '../../words/word-key.ts';

export function Why({ says }: { says: WordKey }) {
  const { words } = useWidget();
  return <span className="why">{words(says)}</span>;
}
