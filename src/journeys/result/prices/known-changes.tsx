import type { KnownChange } from '../../../domain/extras/known-change.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Facts } from '../../../ui/facts/facts.tsx';
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
      <Facts
        columns={2}
        rows={known.map((one) => ({
          term: words('known.row', {
            date: words.format.date(one.from),
            text: ownSentence(words, one, one.text),
          }),
          detail: words(one.once ? 'known.once' : one.change < 0 ? 'known.less' : 'known.more', {
            value: words.format.aboutPounds(Math.abs(one.change)),
          }),
        }))}
      />
    </>
  );
}
