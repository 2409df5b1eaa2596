// RES-06, STATE-05: sends an edit and fetches the quotes again; only then do the answers change.

import type { Failure } from '../../../api/failure.ts';
import type { Answers } from '../../../domain/answers.ts';
import { editQuotes } from '../../../state/edit-quotes.ts';
import { failureOf } from '../../../state/request.ts';
import { useRequest } from '../../../state/use-request.tsx';
import { useWidget } from '../../../state/widget-context.tsx';

interface Edit {
  readonly saving: boolean;
  readonly failure: Failure | null;
  readonly save: (answers: Partial<Answers>) => void;
}

export function useEdit(onSaved: () => void): Edit {
  const widget = useWidget();
  const { request, ask } = useRequest<null>();
  return {
    saving: request.is === 'asking',
    failure: failureOf(request),
    save: (answers) =>
      void ask(() => editQuotes(widget, answers)).then(({ is }) => {
        if (is === 'answered') onSaved();
      }),
  };
}
