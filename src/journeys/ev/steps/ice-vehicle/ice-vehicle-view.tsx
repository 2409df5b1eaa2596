import { DEFAULT_JOURNEY } from '../../../../domain/flags.ts';
import { isOffered } from '../../../../domain/offers.ts';
import type { StepViewProps } from '../../../../state/step-view.ts';
import { useWidget } from '../../../../state/widget-context.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { VehicleQuestion } from '../../vehicle/vehicle-question.tsx';

export function IceVehicleView(props: StepViewProps) {
  const { words, store, navigation, settings } = useWidget();
  /** Without a car of today there is nothing to compare with: the electric car is quoted alone (FLAG-04). */
  const withoutToday = () => {
    store.actions.choose({ ...props.flags, evCompare: false, evOnly: true });
    navigation.goToStep('electricVehicle');
  };
  return (
    <VehicleQuestion of="iceVehicle" {...props}>
      {['ev-only', DEFAULT_JOURNEY].some((journey) => isOffered(settings.only, journey)) && (
        <Button look="link" onClick={withoutToday}>
          {words('ev.ice.none')}
        </Button>
      )}
    </VehicleQuestion>
  );
}
