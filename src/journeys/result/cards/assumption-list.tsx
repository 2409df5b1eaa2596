// HON-08: the server's assumptions by subject, each with its value, source and date.
import type { Assumption } from '../../../domain/result.ts';
import { ASSUMPTION_GROUPS } from '../../../domain/result-shape.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Explained } from '../../../ui/term/explained.tsx';
import { assumptionText } from '../assumption-text.ts';

export function AssumptionList({ assumptions }: { assumptions: readonly Assumption[] }) {
  const { words } = useWidget();
  const rest = assumptions.filter(({ group }) => !group);
  return (
    <div className="assumptions">
      {ASSUMPTION_GROUPS.map((group) => {
        const rows = assumptions.filter((one) => one.group === group);
        return rows.length === 0 ? null : (
          <div className="assumptions__group" key={group}>
            <p className="assumptions__head">{words(`assumptions.${group}`)}</p>
            <AssumptionRows rows={rows} />
          </div>
        );
      })}
      {rest.length > 0 && <AssumptionRows rows={rest} />}
    </div>
  );
}

function AssumptionText({ text, value }: Pick<Assumption, 'text' | 'value'>) {
  return (
    <>
      <bdi>
        <Explained>{text}</Explained>
      </bdi>
      {value && (
        <span className="assumptions__value">
          <span>: </span>
          <bdi>
            <Explained>{value}</Explained>
          </bdi>
        </span>
      )}
    </>
  );
}

function AssumptionRows({ rows }: { rows: readonly Assumption[] }) {
  const { words } = useWidget();
  return (
    <ul className="assumptions__list stack stack--2">
      {rows.map((assumption) => (
        <li key={assumption.text}>
          <AssumptionText {...assumptionText(words, assumption)} />
          {assumption.source && (
            <span className="assumptions__source note">
              {/* A source may be whole sentences. */}
              {[assumption.source.replace(/\.$/, ''), assumption.date && words.format.date(assumption.date)]
                .filter(Boolean)
                .join(assumption.source.endsWith('.') ? '. ' : ', ')}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
