// RES-06, STATE-05: sends an edit and fetches the quotes again; only then do the answers change.

import { useRef } from 'react';
import type { Failure } from '../../../api/failure.ts';
import type { Answers } from '../../../domain/answers.ts';
import { editQuotes } from '../../../state/edit-quotes.ts';
import { failureOf } from '../../../state/request.ts';
import { useRequest } from '../../../state/use-request.tsx';
import { useWidget } from '../../../state/widget-context.tsx';

interface Edit {
  readonly saving: boolean;
  readonly failure: Failure | null;
  /** @param change the new answers, made from those that the edits before it left */
  readonly save: (change: (answers: Answers) => Partial<Answers>) => void;
  /** Cancels what is being saved, as closing the form does. */
  readonly cancel: () => void;
}

/**
 * An edit in a dialog is cancelled with it.
 * @param staysOpen the form is a part of the page: the edit goes on if the visitor leaves it, as for another tab
 */
export function useEdit(onSaved: () => void, staysOpen = false): Edit {
  const widget = useWidget();
  const { request, ask, cancel } = useRequest<null>();
  const last = useRef<AbortController>(null);
  return {
    saving: request.is === 'asking',
    failure: failureOf(request),
    save: (change) => {
      last.current?.abort();
      const pressed = new AbortController();
      last.current = pressed;
      void ask((signal) => editQuotes(widget, change, staysOpen ? pressed.signal : signal)).then(({ is }) => {
        if (is === 'answered') onSaved();
      });
    },
    cancel: () => {
      last.current?.abort();
      cancel();
    },
  };
}
