// The shared parts of every edit of a result: its problems, its failure, Done and Cancel.
import { type FormEvent, useRef } from 'react';
import type { Answers } from '../../../domain/answers.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { useFollowFocus } from '../../../ui/focus/use-follow-focus.tsx';
import { Status } from '../../../ui/status/status.tsx';
import type { Problem } from '../../../wizard/problem.ts';
import { type Refusal, useRefusal } from '../../home/refusal/use-refusal.tsx';
import { RefusalSummary } from '../../question/refusal-summary.tsx';
import { EditActions } from './edit-actions.tsx';
import { EditFailed } from './edit-failed.tsx';
import { useEdit } from './use-edit.tsx';

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
