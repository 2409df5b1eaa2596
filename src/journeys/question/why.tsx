// Why a question is asked, in its own column where there is no room beside it.
import { useWidget } from '../../state/widget-context.tsx';
import type { WordKey } from '../../words/word-key.ts';

export function Why({ says }: { says: WordKey }) {
  const { words } = useWidget();
  return <span className="why">{words(says)}</span>;
}
