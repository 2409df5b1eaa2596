// Knows what stands beside the question where there is room: the house as answered so far.
import { wantsEv } from '../../domain/flags.ts';
import type { Occupancy } from '../../domain/occupancy.ts';
import { houseType } from '../../domain/property.ts';
import { useJourney } from '../../state/widget-context.tsx';
import { House } from '../../ui/house/house.tsx';

/** Lit windows by how much of the day someone is at home; two where it is not asked. */
const LIT: Readonly<Record<Occupancy, boolean | number>> = { 1: true, 2: 2, 3: false, 4: 2 };

export function QuestionsAside() {
  const flags = useJourney((state) => state.flags);
  const type = useJourney((state) => state.answers.propertyTypeName);
  const lit = useJourney((state) => LIT[state.flags.solar ? state.answers.propertyUsage : 4]);
  return (
    <aside className="questions__aside" aria-hidden="true">
      <House
        type={houseType(type)}
        solar={flags.solar}
        heatPump={flags.ashp}
        car={wantsEv(flags)}
        lit={lit}
      />
    </aside>
  );
}
