// Knows how a vehicle is chosen without its plate: make, then model, then engine or battery (DLG-01…08).
import { type FormEvent, type ReactNode, useState } from 'react';
import type { ChosenVehicle } from '../../../domain/vehicle.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Actions } from '../../../ui/actions/actions.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ProblemSummary } from '../../../ui/problem-summary/problem-summary.tsx';
import { ListSelect } from './list-select.tsx';
import { PickedDetails } from './picked-details.tsx';
import { useVehicleLists, type VehicleLists } from './use-vehicle-lists.tsx';

export interface PickerFormProps {
  readonly electric: boolean;
  readonly onDone: (vehicle: ChosenVehicle) => void;
  readonly onCancel: () => void;
  /** What Done is waiting for, once pressed. */
  readonly busy?: string | undefined;
  /** The list of makes takes focus: the form came in place of something else. */
  readonly focuses?: boolean;
  /** Why what was chosen could not be saved. */
  readonly failure?: ReactNode;
}

export function PickerForm({ electric, onDone, onCancel, busy, focuses = false, failure }: PickerFormProps) {
  const { words } = useWidget();
  const lists = useVehicleLists(electric);
  const [attempt, setAttempt] = useState(0);
  const sizes = electric ? 'batterySize' : 'engineSize';
  const missing = attempt > 0 ? firstMissing(lists, sizes) : null;
  const required = missing && words('problem.required', { label: words(`label.${missing}`) });
  const problem = (name: string) => (required && missing === name ? required : undefined);
  const isWaiting = lists.makes.chosen === undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (lists.vehicle) onDone(lists.vehicle);
    else setAttempt((tries) => tries + 1);
  };

  return (
    <form className="picker" onSubmit={submit} noValidate>
      {failure}
      {missing && required && (
        <ProblemSummary
          heading={words('problem.summary')}
          items={[{ field: missing, text: required }]}
          attempt={attempt}
          level={3}
        />
      )}
      <ListSelect
        name="make"
        list={lists.makes}
        idOf={({ makeId }) => makeId}
        textOf={({ makeName }) => makeName}
        focuses={focuses}
      />
      {lists.models.asked.is !== 'none' && (
        <ListSelect
          name="model"
          list={lists.models}
          idOf={({ modelId }) => modelId}
          textOf={({ model }) => model}
          problem={problem('model')}
        />
      )}
      {lists.engines.asked.is !== 'none' && (
        <ListSelect
          name={sizes}
          list={lists.engines}
          idOf={({ engineSize }) => engineSize}
          textOf={({ engineSizeWithUnits }) => engineSizeWithUnits}
          problem={problem(sizes)}
        />
      )}
      <PickedDetails details={lists.details} electric={electric} />
      <Actions>
        <Button
          type="submit"
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
    </form>
  );
}

/** VAL-29: the first of the lists on screen that nothing is chosen from. */
function firstMissing<Sizes extends string>({ models, engines }: VehicleLists, sizes: Sizes) {
  if (models.chosen === undefined) return 'model';
  return engines.chosen === undefined ? sizes : null;
}
