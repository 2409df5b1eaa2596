// Knows what a heat pump's figures assume: the specification's five, and what the server adds (RES-HP-10…14).
import type { Assumption } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import type { WordKey } from '../../../words/en-gb.ts';

const OURS: readonly WordKey[] = [
  'hp.assume.hotWater',
  'hp.assume.house',
  'hp.assume.flow',
  'hp.assume.legionella',
  'hp.assume.electric',
];

export function AssumptionList({ assumptions }: { assumptions: readonly Assumption[] }) {
  const { words } = useWidget();
  return (
    <div className="assumptions">
      <ul className="assumptions__list">
        {OURS.map((key) => (
          <li key={key}>{words(key)}</li>
        ))}
      </ul>
      {assumptions.length > 0 && (
        <>
          <p className="assumptions__more">{words('hp.assume.modelled')}</p>
          <ul className="assumptions__list">
            {assumptions.map(({ text, value }) => (
              <li key={text}>
                {text}
                {value && <span className="assumptions__value">: {value}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
