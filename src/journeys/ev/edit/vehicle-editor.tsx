import { type FormEvent, useRef, useState } from 'react';
import type { ChosenVehicle } from '../../../domain/vehicle.ts';
import { useWidget } from '../../../state/widget.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { Status } from '../../../ui/text/status.tsx';
import { useFollowFocus } from '../../../ui/use-focus.ts';
import { EditActions, EditFailed, useEdit } from '../../result/edit/edit-form.tsx';
import { PickerForm } from '../vehicle/picker-form.tsx';
import { PlateSearch } from '../vehicle/plate-search.tsx';
import { VehicleCard } from '../vehicle/vehicle-card.tsx';
import type { VehicleEdit } from './vehicle-edit.ts';

interface VehicleEditorProps {
  /** The edited vehicle and the first dialog; null while nothing is edited. */
  readonly edit: VehicleEdit | null;
  readonly onClose: () => void;
}

/** RES-EV-19…22: the dialogs Search by Vehicle and Select a vehicle. */
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

interface SearchFormProps {
  readonly electric: boolean;
  readonly plate: string;
  readonly onPlate: (plate: string) => void;
  readonly onDone: (vehicle: ChosenVehicle) => void;
  readonly onPick: () => void;
  readonly onCancel: () => void;
  /** If true, the plate takes the focus, since the form has replaced the picker. */
  readonly focuses: boolean;
  readonly busy: string | undefined;
  readonly failure: Elements;
}

/** RES-EV-19: finds the vehicle by its plate, shows it, and saves it. */
function SearchForm(props: SearchFormProps) {
  const { electric, plate, onPlate, onDone, onPick, onCancel, busy, failure } = props;
  const { words } = useWidget();
  const [found, setFound] = useState<ChosenVehicle | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const follow = useFollowFocus(found !== null, () => card.current ?? field.current, props.focuses);

  const show = (vehicle: ChosenVehicle | null) => {
    follow();
    setFound(vehicle);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (found) onDone(found);
  };

  return (
    <form className="ev-editor" onSubmit={submit} noValidate>
      {failure}
      {found ? (
        <>
          <VehicleCard ref={card} vehicle={found} electric={electric} level={3} onChange={() => show(null)} />
          <p>{words('ev.edit.foundHint')}</p>
        </>
      ) : (
        <>
          <PlateSearch electric={electric} text={plate} onText={onPlate} onFound={show} field={field} />
          <Button look="link" onClick={onPick}>
            {words('ev.select')}
          </Button>
        </>
      )}
      <EditActions isOpen={!found} busy={busy} failed={!!failure} onCancel={onCancel} />
    </form>
  );
}
