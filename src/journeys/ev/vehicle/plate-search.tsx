// STEP-ICE-01…06: the plate's field, Search, and the message if it finds no usable vehicle.
import type { RefObject } from 'react';
import { cleanRegistration, formatRegistration, isRegistration } from '../../../domain/registration.ts';
import type { ChosenVehicle } from '../../../domain/vehicle.ts';
import { useRequest } from '../../../state/use-request.tsx';
import { useWidget } from '../../../state/widget-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useFieldRefusal } from '../../../ui/field/use-field-refusal.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { PlateField } from '../../../ui/plate-field/plate-field.tsx';
import { codeSentence } from '../../question/code-problem.ts';
import { onEnter } from '../../question/on-enter.tsx';
import type { PlateOutcome } from './plate-outcome.ts';
import { PlateStatus } from './plate-status.tsx';
import { searchPlate } from './search-plate.ts';

interface PlateSearchProps {
  readonly electric: boolean;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onFound: (vehicle: ChosenVehicle) => void;
  /** The way to continue without a plate, offered with the message if nothing usable was found. */
  readonly onPick?: () => void;
  readonly field: RefObject<HTMLInputElement | null>;
}

export function PlateSearch({ electric, text, onText, onFound, onPick, field }: PlateSearchProps) {
  const { api, fail, words } = useWidget();
  // One search at a time: only the last one counts.
  const { request, ask, cancel } = useRequest<PlateOutcome>();
  const { problem, attempt, refuse } = useFieldRefusal();

  const submit = async () => {
    if (!isRegistration(text)) return refuse(codeSentence(words, 'registration', text));
    const settled = await ask((signal) => searchPlate(api, text, electric, signal));
    if (settled.is === 'failed') fail(settled.failure);
    if (settled.is === 'answered' && settled.value.is === 'found') onFound(settled.value.vehicle);
  };
  /** The pressed button disappears while the search runs, so the focus moves to the plate. */
  const retry = () => {
    field.current?.focus();
    void submit();
  };
  const retype = (typed: string) => {
    onText(typed);
    refuse();
    cancel();
  };

  return (
    <div className="plate-search">
      <search onKeyDown={onEnter(submit)}>
        <PlateField
          ref={field}
          label={words('label.registration')}
          hint={words('ev.plate.hint')}
          name="registration"
          band={words('ev.plate.band')}
          clean={cleanRegistration}
          keptText={(kept) => words('field.kept', { text: formatRegistration(kept) })}
          value={text}
          onChange={retype}
          problem={problem}
          attempt={attempt}
          action={
            <Button
              onClick={() => void submit()}
              icon={<Icon name="search" />}
              busy={request.is === 'asking' ? words('action.search') : undefined}
            >
              {words('action.search')}
            </Button>
          }
        />
      </search>
      <PlateStatus request={request} electric={electric} onRetry={retry} onPick={onPick} />
    </div>
  );
}
