// Knows how the electric vehicle is asked for.
import { useWidget } from '../../../../state/widget-context.tsx';
import { Heading } from '../../../../ui/heading/heading.tsx';

export function ElectricVehicleView() {
  const { words } = useWidget();
  return <Heading level={3}>{words('ev.electric.question')}</Heading>;
}
