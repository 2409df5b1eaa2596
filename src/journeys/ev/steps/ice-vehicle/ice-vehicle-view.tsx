// Knows how the existing vehicle is asked for.
import { useWidget } from '../../../../state/widget-context.tsx';
import { Heading } from '../../../../ui/heading/heading.tsx';

export function IceVehicleView() {
  const { words } = useWidget();
  return <Heading level={3}>{words('ev.ice.question')}</Heading>;
}
