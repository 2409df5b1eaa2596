// Knows what stands beside the question where there is room: the house as answered so far.

import { wantsEv } from '../../domain/flags.ts';
import { houseType } from '../../domain/property.ts';
import { useJourney } from '../../state/widget-context.tsx';
import { House } from '../../ui/house/house.tsx';

export function QuestionsAside() {
  const flags = useJourney((state) => state.flags);
  const type = useJourney((state) => state.answers.propertyTypeName);
  return (
    <aside className="questions__aside" aria-hidden="true">
      <House type={houseType(type)} solar={flags.solar} heatPump={flags.ashp} car={wantsEv(flags)} lit={2} />
    </aside>
  );
}
