// DLG-06: Cancel leaves everything as it was.
import type { ChosenVehicle } from '../../../domain/vehicle.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { PickerForm } from './picker-form.tsx';

export interface VehiclePickerProps {
  readonly electric: boolean;
  readonly open: boolean;
  readonly onDone: (vehicle: ChosenVehicle) => void;
  readonly onClose: () => void;
}

export function VehiclePicker({ electric, open, onDone, onClose }: VehiclePickerProps) {
  const { words } = useWidget();
  return (
    <Dialog open={open} title={words('ev.select')} closeLabel={words('action.close')} onClose={onClose}>
      <PickerForm electric={electric} onDone={onDone} onCancel={onClose} />
    </Dialog>
  );
}
