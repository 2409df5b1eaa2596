import type { KnownChange } from '../../../domain/extras/known-change.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { ownSentence } from '../own-sentence.ts';

/** Changes that are decided and are not in the first year's figures. */
export function KnownChanges({ known }: { known: readonly KnownChange[] | null }) {
  const { words } = useWidget();
  if (!known || known.length === 0) return null;
  return (
    <>
      <Heading level={4} look="label">
        {words('known.title')}
      </Heading>
      <ul>
        {known.map((one) => {
          const { from, text, change, once } = one;
          return (
            <li key={`${from}-${text}`}>
              {`${words('known.row', {
                date: words.format.date(from),
                text: ownSentence(words, one, text),
              })}. ${words(once ? 'known.once' : change < 0 ? 'known.less' : 'known.more', {
                value: words.format.wholePounds(Math.abs(change)),
              })}`}
            </li>
          );
        })}
      </ul>
    </>
  );
}
