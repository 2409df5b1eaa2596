// Knows rows of a name and what it is: side by side where there is room, one above the other where not.
import type { ReactNode } from 'react';

export interface Fact {
  term: string;
  detail: ReactNode;
  /** A smaller line under the detail. */
  note?: ReactNode;
  /** At the row's end: Change. */
  action?: ReactNode;
}

export function Facts({ rows, columns = 1 }: { rows: readonly Fact[]; columns?: 1 | 2 }) {
  return (
    <div className="facts" part="facts">
      <dl className={`facts__rows facts__rows--${columns === 2 ? 'two' : 'one'}`}>
        {rows.map((row) => (
          <div className="facts__row" key={row.term}>
            <dt className="facts__term">{row.term}</dt>
            <dd className="facts__detail">
              <span className="facts__value">{row.detail}</span>
              {row.note !== undefined && <span className="facts__note">{row.note}</span>}
            </dd>
            {row.action !== undefined && <dd className="facts__action">{row.action}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
