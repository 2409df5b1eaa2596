// RES-EV-19…22: the dialogs Search by Vehicle and Select a vehicle.
import { useState } from 'react';
import type { ChosenVehicle } from '../../../domain/vehicle.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Status } from '../../../ui/status/status.tsx';
import { EditFailed } from '../../result/edit/edit-failed.tsx';
import { useEdit } from '../../result/edit/use-edit.tsx';
import { PickerForm } from '../vehicle/picker-form.tsx';
import { SearchForm } from './search-form.tsx';
import type { VehicleEdit } from './vehicle-edit.ts';

interface VehicleEditorProps {
  /** The edited vehicle and the first dialog; null while nothing is edited. */
  readonly edit: VehicleEdit | null;
  readonly onClose: () => void;
}

export function VehicleEditor({ edit, onClose }: VehicleEditorProps) {
  const { words } = useWidget();
  const [wentOn, setWentOn] = useState(false);
  const picks = wentOn || edit?.begins === 'picker';
  const close = () => {
    setWentOn(false);
    onClose();
  };
  return (
    <Dialog
      open={edit !== null}
      title={words(picks ? 'ev.select' : 'ev.edit.vehicle')}
      closeLabel={words('action.close')}
      onClose={close}
    >
      {edit && <VehicleForm edit={edit} picks={picks} onPicks={setWentOn} onClose={close} />}
    </Dialog>
  );
}

interface VehicleFormProps {
  readonly edit: VehicleEdit;
  readonly picks: boolean;
  readonly onPicks: (picks: boolean) => void;
  readonly onClose: () => void;
}

function VehicleForm({ edit, picks, onPicks, onClose }: VehicleFormProps) {
  const { words } = useWidget();
  const { saving, failure, save, cancel } = useEdit(onClose);
  const { answer, electric, begins } = edit;
  const [plate, setPlate] = useState('');
  const [returned, setReturned] = useState(false);

  /** Cancel in the picker leads back to where the picker was opened. */
  const leavePicker = () => {
    if (begins === 'picker') return onClose();
    cancel();
    setReturned(true);
    onPicks(false);
  };

  const shared = {
    electric,
    onDone: (vehicle: ChosenVehicle) => save(() => ({ [answer]: vehicle })),
    busy: saving ? words('results.updating') : undefined,
    failure: failure && <EditFailed failure={failure} />,
  };
  return (
    <>
      {picks ? (
        <PickerForm {...shared} focuses={begins === 'search'} onCancel={leavePicker} />
      ) : (
        <SearchForm
          {...shared}
          plate={plate}
          onPlate={setPlate}
          focuses={returned}
          onPick={() => onPicks(true)}
          onCancel={onClose}
        />
      )}
      <Status className="visually-hidden">{shared.busy}</Status>
    </>
  );
}
