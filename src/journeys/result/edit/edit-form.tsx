import { type FormEvent, useRef } from 'react';
import type { Failure } from '../../../api/failure.ts';
import type { Answers } from '../../../domain/answers.ts';
import { editQuotes } from '../../../state/edit-quotes.ts';
import { failureOf } from '../../../state/request.ts';
import { useRequest } from '../../../state/use-request.ts';
import { useWidget } from '../../../state/widget.tsx';
import { Actions, Button } from '../../../ui/button/button.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { Status } from '../../../ui/text/status.tsx';
import { useFollowFocus } from '../../../ui/use-focus.ts';
import type { Problem } from '../../../wizard/problem.ts';
import { Failed } from '../../parts/failed.tsx';
import { failureSentence } from '../../parts/failure-sentence.ts';
import { type Refusal, RefusalSummary, useRefusal } from '../../question/refusal-summary.tsx';

interface EditFormProps {
  readonly className: string;
  /** The problems of the fields. */
  readonly problems: () => readonly Problem[];
  /** The new answers; called only if there are no problems. It gets those that the edits before this one left. */
  readonly answers: (answers: Answers) => Partial<Answers>;
  /** Called after saving, or on Cancel. */
  readonly onClose: () => void;
  /** Why Done is disabled, '' while it is enabled; omit it if Done is always enabled. */
  readonly waits?: string;
  /** False if a form that is always open has nothing to cancel. */
  readonly isChanged?: boolean;
  /** The form is a part of the page, and not of a dialog. */
  readonly staysOpen?: boolean;
  readonly children: (refusal: Refusal) => Elements;
}

/** The shared parts of every edit of a result: its problems, its failure, Done and Cancel. */
export function EditForm(props: EditFormProps) {
  const { className, problems, answers, onClose, waits, isChanged = true, staysOpen, children } = props;
  const { words } = useWidget();
  const form = useRef<HTMLFormElement>(null);
  const follow = useFollowFocus(isChanged, () => form.current?.querySelector<HTMLElement>('[type=submit]'));
  const refusal = useRefusal(problems);
  const { saving, failure, save, cancel: stop } = useEdit(onClose, staysOpen);
  const busy = saving ? words('results.updating') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problems();
    refusal.refuse(found);
    if (found.length === 0) save(answers);
  };
  const cancel = () => {
    follow();
    stop();
    onClose();
  };
  return (
    <form ref={form} className={className} onSubmit={submit} noValidate>
      <RefusalSummary {...refusal} />
      {failure && <EditFailed failure={failure} />}
      {children(refusal)}
      <Status className="visually-hidden">{busy}</Status>
      <EditActions
        busy={busy}
        waits={waits}
        failed={failure !== null}
        onCancel={isChanged ? cancel : undefined}
      />
    </form>
  );
}

interface EditActionsProps {
  /** Set if Done submits no form. */
  readonly onDone?: () => void;
  readonly onCancel: (() => void) | undefined;
  /** What Done waits for after it is pressed. */
  readonly busy?: string | undefined;
  /** Why Done is disabled, '' while it is enabled; omit it if Done is always enabled. */
  readonly waits?: string | undefined;
  /** The last attempt failed: Done is called Retry. */
  readonly failed: boolean;
  /** There is nothing to save yet. */
  readonly isOpen?: boolean;
}

/** Done and Cancel. */
export function EditActions({ onDone, onCancel, busy, waits, failed, isOpen = false }: EditActionsProps) {
  const { words } = useWidget();
  return (
    <Actions>
      {!isOpen && (
        <Button
          type={onDone ? 'button' : 'submit'}
          {...(onDone && { onClick: onDone })}
          busy={busy}
          disabled={!!waits}
          reason={waits}
        >
          {words(failed ? 'action.retry' : 'action.done')}
        </Button>
      )}
      {onCancel && (
        <Button look="quiet" onClick={onCancel}>
          {words('action.cancel')}
        </Button>
      )}
    </Actions>
  );
}

/** Says that nothing was changed, or what may have been; Retry is below. */
export function EditFailed({ failure }: { failure: Failure }) {
  const { words } = useWidget();
  return (
    <Failed text={failureSentence(failure, words)}>
      <p>{words(failure.isPartSaved ? 'results.editPart' : 'results.editFailed')}</p>
    </Failed>
  );
}

interface Edit {
  readonly saving: boolean;
  readonly failure: Failure | null;
  /** @param change the new answers, made from those that the edits before it left */
  readonly save: (change: (answers: Answers) => Partial<Answers>) => void;
  /** Cancels what is being saved, as closing the form does. */
  readonly cancel: () => void;
}

/**
 * RES-06, STATE-05: sends an edit and fetches the quotes again. An edit in a dialog is cancelled with it.
 * @param staysOpen the form is a part of the page: the edit goes on if the visitor leaves it, as for another tab
 */
export function useEdit(onSaved: () => void, staysOpen = false): Edit {
  const widget = useWidget();
  const { request, send, cancel } = useRequest<null>();
  const last = useRef<AbortController>(null);
  return {
    saving: request.status === 'pending',
    failure: failureOf(request),
    save: (change) => {
      last.current?.abort();
      const pressed = new AbortController();
      last.current = pressed;
      void send((signal) => editQuotes(widget, change, staysOpen ? pressed.signal : signal)).then(
        ({ status }) => {
          if (status === 'success') onSaved();
        },
      );
    },
    cancel: () => {
      last.current?.abort();
      cancel();
    },
  };
}
