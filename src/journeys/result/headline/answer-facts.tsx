// SEEN-08: under the figure of a headline what it costs and when it has paid for itself, or what is known in their place,
// and the way on: what a visitor asks first is on the first screen of a phone.
import { NextJump } from '../what-next/next-jump.tsx';

export type AnswerFact = readonly [label: string, value: string];

export function AnswerFacts({ facts }: { facts: readonly (AnswerFact | false)[] }) {
  const known = facts.filter((fact) => fact !== false);
  return (
    <div className="answer">
      {known.length > 0 && (
        <dl className="answer__facts">
          {known.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd translate="no">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <NextJump />
    </div>
  );
}
