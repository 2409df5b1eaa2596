// DLG-01…08: make, then model, then engine or battery.

import type { ChosenVehicle } from '../../../domain/vehicle.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Actions } from '../../../ui/actions/actions.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { ProblemSummary } from '../../../ui/problem-summary/problem-summary.tsx';
import { ListSelect } from './list-select.tsx';
import { PickedDetails } from './picked-details.tsx';
import { usePickerRefusal } from './use-picker-refusal.tsx';
import { useVehicleLists } from './use-vehicle-lists.tsx';

export interface PickerFormProps {
  readonly electric: boolean;
  readonly onDone: (vehicle: ChosenVehicle) => void;
  readonly onCancel: () => void;
  /** What Done is waiting for, once pressed. */
  readonly busy?: string | undefined;
  /** The list of makes takes focus: the form came in place of something else. */
  readonly focuses?: boolean;
  /** Why what was chosen could not be saved. */
  readonly failure?: Elements;
}

/** No form: in the wizard it stands inside the step's, and a form in a form is none. */
export function PickerForm({ electric, onDone, onCancel, busy, focuses = false, failure }: PickerFormProps) {
  const { words } = useWidget();
  const lists = useVehicleLists(electric);
  const sizes = electric ? 'batterySize' : 'engineSize';
  const { refused, attempt, refuse } = usePickerRefusal(lists, sizes);
  const problem = (name: string) => (refused?.name === name ? refused.text : undefined);
  const isWaiting = lists.makes.chosen === undefined;

  const done = () => {
    if (lists.vehicle) onDone(lists.vehicle);
    else refuse();
  };

  return (
    <div className="picker">
      {failure}
      {refused && (
        <ProblemSummary heading={words('problem.summary')} items={[refused]} attempt={attempt} level={3} />
      )}
      <ListSelect
        name="make"
        list={lists.makes}
        idOf={({ makeId }) => makeId}
        textOf={({ makeName }) => makeName}
        focuses={focuses}
      />
      {lists.models.asked.request.is !== 'idle' && (
        <ListSelect
          name="model"
          list={lists.models}
          idOf={({ modelId }) => modelId}
          textOf={({ model }) => model}
          problem={problem('model')}
        />
      )}
      {lists.engines.asked.request.is !== 'idle' && (
        <ListSelect
          name={sizes}
          list={lists.engines}
          idOf={({ engineSize }) => engineSize}
          textOf={({ engineSizeWithUnits }) => engineSizeWithUnits}
          problem={problem(sizes)}
        />
      )}
      <PickedDetails key={lists.models.chosen?.modelId} details={lists.details} electric={electric} />
      <Actions>
        <Button
          onClick={done}
          busy={busy}
          disabled={isWaiting}
          reason={isWaiting ? words('ev.pick.missing') : ''}
        >
          {words(failure ? 'action.retry' : 'action.done')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {words('action.cancel')}
        </Button>
      </Actions>
    </div>
  );
}
