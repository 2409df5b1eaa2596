// HON-11: grants, tax and decided changes next to the result; every deduction from a figure is shown.
import type { Support } from '../../../domain/extras/support.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { ownSentence } from '../own-sentence.ts';
import { LongPart } from '../page/long-part.tsx';

export function SupportList({ support }: { support: readonly Support[] | null }) {
  const { words } = useWidget();
  if (!support || support.length === 0) return null;
  const most = Math.max(
    ...support.map(({ amount, unit, met }) => (amount && unit === '£' && met !== false ? amount : 0)),
  );
  const fact = most > 0 && words('support.most', { value: words.format.wholePounds(most) });
  return (
    <LongPart title={words('support.title')} fact={fact}>
      <ul className="support__rows stack stack--4">
        {support.map((one) => (
          <SupportRow key={one.id} support={one} />
        ))}
      </ul>
    </LongPart>
  );
}

function SupportRow({ support }: { support: Support }) {
  const { words } = useWidget();
  const { text, to, conditions, conditionIds, met } = support;
  const source = ownSentence(words, support, support.source, '.source');
  const asked = conditions.map((condition, at) =>
    ownSentence(words, { key: `condition.${conditionIds?.[at]}` }, condition),
  );
  return (
    <li className="support__row stack stack--1">
      <p className="support__head">
        <span>{ownSentence(words, support, text)}</span>
        <Tag tone={met ? 'strong' : met === null ? 'dashed' : 'plain'}>
          {words(met ? 'support.met' : met === null ? 'support.ask' : 'support.notMet')}
        </Tag>
      </p>
      {asked.length > 0 && (
        <ul className="support__conditions">
          {asked.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      )}
      <p className="support__source note">
        {[to && words('support.until', { date: words.format.date(to) }), words('support.source', { source })]
          .filter(Boolean)
          .join(' ')}
      </p>
    </li>
  );
}
