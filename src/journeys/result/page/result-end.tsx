import { ASSUMPTION_GROUPS, type Assumption } from '../../../domain/result.ts';
import type { KnownChange, Support } from '../../../domain/result-extras.ts';
import { useWidget } from '../../../state/widget.tsx';
import { LongPart } from '../../../ui/disclosure/disclosure.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { Facts } from '../../../ui/facts/facts.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import { Tag } from '../../../ui/text/tag.tsx';
import { oneLine } from '../../../words/in-sentence.ts';
import { assumptionText, conditionsOf, ownSentence } from '../../../words/message.ts';
import { WhatIfPanel } from '../what-if/what-if-panel.tsx';
import type { ResultWithHeadline } from '../yours/half-hours-panel.tsx';
import { YoursPanel } from '../yours/yours-panel.tsx';

interface ResultEndProps extends ResultWithHeadline {
  /** The specification's assumptions, shown before those of the server. */
  readonly children?: Elements;
  /** Above them, where it answers nothing that is asked first. */
  readonly breakdown?: Elements;
}

/** The end of every result: help with the cost, What if, what makes it more exact; then how we know. */
export function ResultEnd({ children, breakdown, ...shown }: ResultEndProps) {
  const { words } = useWidget();
  const { result } = shown;
  const { assumptions, support, known, whatIf } = result;
  return (
    <>
      <SupportList support={support} />
      {whatIf && (
        <LongPart title={words('whatIf.title')} fact={words('whatIf.fact')}>
          <WhatIfPanel result={result} whatIf={whatIf} />
        </LongPart>
      )}
      <YoursPanel {...shown} />
      <div className="result__how">
        {breakdown}
        {(children !== undefined || assumptions.length > 0 || !!known?.length) && (
          <LongPart title={words('results.assumptions')}>
            {children}
            <AssumptionList assumptions={assumptions} />
            <KnownChanges known={known} />
          </LongPart>
        )}
      </div>
    </>
  );
}

/** HON-11: grants, tax and decided changes next to the result; every deduction from a figure is shown. */
function SupportList({ support }: { support: readonly Support[] | null }) {
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
  const { text, to, met } = support;
  const source = ownSentence(words, support, support.source, '.source');
  const texts = conditionsOf(words, support);
  return (
    <li className="support__row stack stack--1">
      <p className="support__head">
        <span>{ownSentence(words, support, text)}</span>
        <Tag tone={met ? 'strong' : met === null ? 'dashed' : 'plain'}>
          {words(met ? 'support.met' : met === null ? 'support.ask' : 'support.notMet')}
        </Tag>
      </p>
      {texts.length > 0 && (
        <ul className="support__conditions">
          {texts.map((condition) => (
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

/** HON-08: the server's assumptions by subject, each with its value, source and date. */
function AssumptionList({ assumptions }: { assumptions: readonly Assumption[] }) {
  const { words } = useWidget();
  const rest = assumptions.filter(({ group }) => !group);
  return (
    <div className="assumptions">
      {ASSUMPTION_GROUPS.map((group) => {
        const rows = assumptions.filter((one) => one.group === group);
        return rows.length === 0 ? null : (
          <div key={group}>
            <p className="assumptions__head">{words(`assumptions.${group}`)}</p>
            <AssumptionRows rows={rows} />
          </div>
        );
      })}
      {rest.length > 0 && <AssumptionRows rows={rest} />}
    </div>
  );
}

function AssumptionRows({ rows }: { rows: readonly Assumption[] }) {
  const { words } = useWidget();
  return (
    <Facts
      columns={2}
      rows={rows.map((assumption) => {
        const { text, value, source } = assumptionText(words, assumption);
        const { date } = assumption;
        return {
          term: text,
          detail: value ?? '',
          ...(source && {
            // Its words are explained where the visitor meets them first, not in a source.
            note: <span>{date ? oneLine([source, words.format.date(date)], '\u00a0·\u00a0') : source}</span>,
          }),
        };
      })}
    />
  );
}

/** Changes that are decided and are not in the first year's figures. */
function KnownChanges({ known }: { known: readonly KnownChange[] | null }) {
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
