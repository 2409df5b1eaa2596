// RES-HP-10…15: the specification's five assumptions, and what is not quoted.
import { useWidget } from '../../../state/widget-context.tsx';
import { Explained } from '../../../ui/term/explained.tsx';

const SPECIFIED = ['hotWater', 'house', 'flow', 'legionella', 'electric'] as const;

export function SpecifiedAssumptions() {
  const { words } = useWidget();
  return (
    <>
      <ul className="stack stack--2">
        {SPECIFIED.map((one) => (
          <li key={one}>
            <Explained>{words(`hp.assume.${one}`)}</Explained>
          </li>
        ))}
      </ul>
      <p>{words('hp.notQuoted')}</p>
    </>
  );
}
