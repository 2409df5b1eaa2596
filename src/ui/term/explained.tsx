import { useContext, useEffect, useId } from 'react';
import { GlossaryContext } from './glossary.tsx';
import { Term } from './term.tsx';

/** A text in which the words that stand on the screen for the first time open what they mean. */
export function Explained({ children: text }: { children: string }) {
  const glossary = useContext(GlossaryContext);
  const id = useId();
  useEffect(
    () => () => {
      for (const [means, by] of [...(glossary?.first ?? [])]) if (by === id) glossary?.first.delete(means);
    },
    [glossary, id],
  );
  if (!glossary) return text;
  const said = new Set<string>();
  return text.split(glossary.pattern).map((part, at) => {
    const means = at % 2 ? glossary.means(part) : undefined;
    if (!means || said.has(means) || (glossary.first.get(means) ?? id) !== id) return part;
    said.add(means);
    glossary.first.set(means, id);
    return (
      <Term key={means} means={means}>
        {part}
      </Term>
    );
  });
}
