import { useRef, useState } from 'react';
import type { ChosenVehicle } from '../../../domain/vehicle.ts';
import { answerOf } from '../../../state/request.ts';
import { useWidget } from '../../../state/widget.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { Select } from '../../../ui/field/select.tsx';
import { Status, VisuallyHidden } from '../../../ui/text/status.tsx';
import { useFollowFocus } from '../../../ui/use-focus.ts';
import { TryAgain } from '../../parts/action-buttons.tsx';
import { RefusalSummary } from '../../question/refusal-summary.tsx';
import { EditActions } from '../../result/edit/edit-form.tsx';
import {
  type DependentRequest,
  type QuotedDetails,
  useVehicleLists,
  type VehicleList,
} from './use-vehicle-lists.ts';
import { rangeText } from './vehicle-text.ts';

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

/**
 * DLG-01…08: make, then model, then engine or battery. Not a `<form>`: in the wizard it is inside the step's form, and forms
 * can't be nested.
 */
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
          list.request.status !== 'idle' && (
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

/** More than any make has. Drawing an endless list would block the page. */
const MOST = 2000;

interface ListSelectProps {
  readonly list: VehicleList;
  readonly problem?: string | undefined;
  /** If true, it takes the focus when it appears. */
  readonly focuses?: boolean;
}

/** One list of the vehicle dialog as a field: loading, ready, empty, or failed with Retry. */
export function ListSelect({ list, problem, focuses = false }: ListSelectProps) {
  const { words } = useWidget();
  const { name, request, retry, chosen, choose } = list;
  const { status } = request;
  const options = answerOf(request);
  const field = useRef<HTMLSelectElement>(null);
  const isEmpty = options?.length === 0;

  const follow = useFollowFocus(status, () => field.current, focuses);
  /** The pressed button disappears while the list loads, so the focus moves to the list. */
  const again = () => {
    follow();
    retry();
  };

  return (
    <div className="list-select" aria-busy={status === 'pending'}>
      {status !== 'error' && !isEmpty && (
        <Select
          ref={field}
          label={words(`label.${name}`)}
          name={name}
          options={(options ?? []).slice(0, MOST)}
          value={chosen}
          onChange={choose}
          placeholder={words(status === 'pending' ? 'frame.loading' : `ev.pick.${name}`)}
          problem={problem}
          required
        />
      )}
      <Status className="list-select__status">
        {status === 'pending' && <VisuallyHidden>{words('frame.loading')}</VisuallyHidden>}
        {isEmpty && <p>{words(`ev.pick.${name}.empty`)}</p>}
        {status === 'error' && <TryAgain text="failure.list" onClick={again} />}
      </Status>
    </div>
  );
}

interface PickedDetailsProps {
  readonly details: DependentRequest<QuotedDetails>;
  readonly electric: boolean;
}

/**
 * Details of the chosen model, so that visitors can check that it is theirs. If they fail to load, the visitor can continue: a
 * quote needs only make, model and size.
 */
function PickedDetails({ details, electric }: PickedDetailsProps) {
  const { words } = useWidget();
  // They stay on screen while they are loaded again with the size, so that they are not announced twice.
  const last = useRef(answerOf(details.request));
  if (details.request.status !== 'pending') last.current = answerOf(details.request);
  const { mpg = null, cO2Emisions: grams = null } = last.current ?? {};
  const facts = [
    mpg === null ? null : rangeText(electric, mpg, words),
    grams === null || electric ? null : words('ev.pick.co2', { grams: words.format.number(grams) }),
  ].filter((fact) => fact !== null);
  return (
    <Status className="picker__details">
      {details.request.status === 'error' && (
        <TryAgain text="ev.pick.details.failed" look="link" onClick={details.retry} />
      )}
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
    </Status>
  );
}

/** VAL-29, DLG-04: Done names the first list that has no choice. */
function usePickerRefusal(lists: readonly VehicleList[]) {
  const { words } = useWidget();
  const [refusal, setRefusal] = useState({ of: '', attempt: 0 });
  // A further choice clears the problem, since the next list was not there to choose from.
  const choices = lists.map(({ chosen }) => chosen).join(' ');
  const at = refusal.of === choices ? lists.findIndex(({ chosen }) => chosen === '') : -1;
  const missing = lists[at];
  return {
    refused: missing && {
      name: missing.name,
      // The list to change: for an empty list, the one before it.
      field: (answerOf(missing.request)?.length ? missing : lists[at - 1])?.name ?? '',
      text: words('problem.required', { label: words(`label.${missing.name}`) }),
    },
    /** Counts the refusals, so that each one moves the focus. */
    attempt: refusal.attempt,
    refuse: () => setRefusal(({ attempt }) => ({ of: choices, attempt: attempt + 1 })),
  };
}
