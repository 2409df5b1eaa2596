// DLG-01…08: make, then model, then engine or battery.

import type { ChosenVehicle } from '../../../domain/vehicle.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { RefusalSummary } from '../../question/refusal-summary.tsx';
import { EditActions } from '../../result/edit/edit-actions.tsx';
import { ListSelect } from './list-select.tsx';
import { PickedDetails } from './picked-details.tsx';
import { usePickerRefusal } from './use-picker-refusal.tsx';
import { useVehicleLists } from './use-vehicle-lists.tsx';

interface PickerFormProps {
  readonly electric: boolean;
  readonly onDone: (vehicle: ChosenVehicle) => void;
  readonly onCancel: () => void;
  /** What Done waits for after it is pressed. */
  readonly busy?: string | undefined;
  /** If true, the list of makes takes the focus, since the form has replaced something else. */
  readonly focuses?: boolean;
  /** Why the choice could not be saved. */
  readonly failure?: Elements;
}

/** Not a `<form>`: in the wizard it is inside the step's form, and forms can't be nested. */
export function PickerForm({ electric, onDone, onCancel, busy, focuses = false, failure }: PickerFormProps) {
  const { words } = useWidget();
  const { lists, details, vehicle } = useVehicleLists(electric);
  const { refused, attempt, refuse } = usePickerRefusal(lists);

  const done = () => {
    if (vehicle) onDone(vehicle);
    else refuse();
  };

  return (
    <div className="picker">
      {failure}
      <RefusalSummary items={refused ? [refused] : []} attempt={attempt} />
      {lists.map(
        (list, at) =>
          list.asked.request.is !== 'idle' && (
            <ListSelect
              key={list.name}
              list={list}
              focuses={focuses && at === 0}
              problem={refused?.name === list.name ? refused.text : undefined}
            />
          ),
      )}
      <PickedDetails key={lists[1]?.chosen} details={details} electric={electric} />
      <EditActions
        onDone={done}
        onCancel={onCancel}
        busy={busy}
        waits={lists[0]?.chosen === '' ? words('ev.pick.missing') : ''}
        failed={!!failure}
      />
    </div>
  );
}
