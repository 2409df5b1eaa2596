import type { RefObject } from 'react';
import { cleanRegistration, formatRegistration, isRegistration } from '../../../domain/registration.ts';
import type { ChosenVehicle } from '../../../domain/vehicle.ts';
import { answerOf, type RequestState } from '../../../state/request.ts';
import { useRequest } from '../../../state/use-request.ts';
import { useWidget } from '../../../state/widget.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { PlateField } from '../../../ui/field/plate-field.tsx';
import { useFieldRefusal } from '../../../ui/field/use-field.ts';
import { Icon } from '../../../ui/text/icon.tsx';
import { Status, VisuallyHidden } from '../../../ui/text/status.tsx';
import { TryAgain } from '../../parts/action-buttons.tsx';
import { failureSentence } from '../../parts/failure-sentence.ts';
import { codeSentence } from '../../question/question-text.ts';
import { onEnter } from '../../question/use-before-next.ts';
import { type PlateOutcome, searchPlate } from './search-plate.ts';

interface PlateSearchProps {
  readonly electric: boolean;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onFound: (vehicle: ChosenVehicle) => void;
  /** The way to continue without a plate, offered with the message if nothing usable was found. */
  readonly onPick?: () => void;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** STEP-ICE-01…06: the plate's field, Search, and the message if it finds no usable vehicle. */
export function PlateSearch({ electric, text, onText, onFound, onPick, field }: PlateSearchProps) {
  const { api, fail, words } = useWidget();
  // One search at a time: only the last one counts.
  const { request, send, cancel } = useRequest<PlateOutcome>();
  const { problem, attempt, refuse } = useFieldRefusal();

  const submit = async () => {
    if (!isRegistration(text)) return refuse(codeSentence(words, 'registration', text));
    const settled = await send((signal) => searchPlate(api, text, electric, signal));
    if (settled.status === 'error') fail(settled.failure);
    if (settled.status === 'success' && settled.value.is === 'found') onFound(settled.value.vehicle);
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
              busy={request.status === 'pending' ? words('action.search') : undefined}
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

interface PlateStatusProps {
  readonly request: RequestState<PlateOutcome>;
  readonly electric: boolean;
  readonly onRetry: () => void;
  /** The way to continue without a plate, unless the same button is already below. */
  readonly onPick: (() => void) | undefined;
}

/**
 * ERR-13…15: messages for a plate that was not found, is of the wrong kind, or got no answer, each with a way to continue.
 * Mounted from the start, so that its content is announced when it appears.
 */
export function PlateStatus(props: PlateStatusProps) {
  return (
    <Status>
      <StatusText {...props} />
    </Status>
  );
}

function StatusText({ request, electric, onRetry, onPick }: PlateStatusProps) {
  const { words } = useWidget();
  if (request.status === 'pending') return <VisuallyHidden>{words('ev.plate.searching')}</VisuallyHidden>;
  if (request.status === 'error') {
    const retry = <TryAgain onClick={onRetry} />;
    return (
      <Alert heading={words('failure.title')} actions={retry} live={false}>
        <p>{failureSentence(request.failure, words)}</p>
        <p>{words('failure.safe')}</p>
      </Alert>
    );
  }
  const outcome = answerOf(request)?.is ?? 'found';
  if (outcome === 'found') return null;
  const pick = onPick && (
    <Button look="secondary" opens="dialog" onClick={onPick}>
      {words('ev.select')}
    </Button>
  );
  return (
    <Alert
      tone="warning"
      heading={words(
        outcome === 'notValid' ? `ev.${electric ? 'electric' : 'ice'}.notValid` : `ev.plate.${outcome}`,
      )}
      actions={pick}
      live={false}
    >
      {words(outcome === 'notListed' ? 'ev.plate.notListedHelp' : 'ev.plate.notFoundHelp')}
    </Alert>
  );
}
