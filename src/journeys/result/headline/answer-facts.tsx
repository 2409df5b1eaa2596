// SEEN-08: under the figure of a headline what it costs and when it has paid for itself, or what is known in their place,
// and the way on: what a visitor asks first is on the first screen of a phone.
import { NextJump } from '../what-next/next-jump.tsx';

/** With its `data-figure`, where it stands elsewhere, too. */
export type AnswerFact = readonly [label: string, value: string, figure?: string];

export interface Answer {
  readonly facts: readonly AnswerFact[];
  /** What the facts depend on, count or leave out; '' where there is nothing to say. */
  readonly note: string;
}

export function AnswerFacts({ facts, note }: Answer) {
  return (
    <div className="answer">
      {facts.length > 0 && (
        <dl className="answer__facts">
          {facts.map(([label, value, figure]) => (
            <div key={label}>
              <dt className="note">{label}</dt>
              <dd translate="no" data-figure={figure}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {note && <p className="answer__note note">{note}</p>}
      <NextJump />
    </div>
  );
}
