// Knows what the figures of a solar result assume, as the server says it.
import type { Assumption } from '../../../domain/result.ts';

export function Assumed({ assumptions }: { assumptions: readonly Assumption[] }) {
  return (
    <ul className="assumed">
      {assumptions.map(({ text, value }) => (
        <li key={text}>
          {text}
          {value && <span className="assumed__value">: {value}</span>}
        </li>
      ))}
    </ul>
  );
}
