import type { ReactNode } from 'react';
import type { Elements } from '../elements.ts';
import { Explained } from '../text/term.tsx';

export interface Fact {
  term: string;
  detail: ReactNode;
  /** A smaller line under the detail. */
  note?: ReactNode;
  /** Names the value for its sum (`data-figure`). */
  sum?: string | undefined;
  /** Below the value: its sum. */
  more?: Elements;
  /** Below the row: the form that corrects it. */
  below?: ReactNode;
  /** At the end of the row: Change. */
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
              <span className="facts__value" data-figure={row.sum}>
                {explained(row.detail)}
              </span>
              {row.note !== undefined && <span className="facts__note note">{explained(row.note)}</span>}
              {row.more}
            </dd>
            {row.action !== undefined && <dd className="facts__action">{row.action}</dd>}
            {row.below !== undefined && <dd className="facts__below">{row.below}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}

const explained = (text: ReactNode) => (typeof text === 'string' ? <Explained>{text}</Explained> : text);
