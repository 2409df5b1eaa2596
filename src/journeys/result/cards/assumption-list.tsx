// HON-08: the server's assumptions by subject, each with its value, source and date.
import type { Assumption } from '../../../domain/result.ts';
import { ASSUMPTION_GROUPS } from '../../../domain/result-shape.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Facts } from '../../../ui/facts/facts.tsx';
import { oneLine } from '../../../words/one-line.ts';
import { assumptionText } from '../assumption-text.ts';

export function AssumptionList({ assumptions }: { assumptions: readonly Assumption[] }) {
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
        const { text, value } = assumptionText(words, assumption);
        const { source, date } = assumption;
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
