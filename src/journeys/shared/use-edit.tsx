// RES-06, STATE-05: an edit is sent, the quote is read again, and only then do the answers change.

import type { Failure } from '../../api/failure.ts';
import type { Answers } from '../../domain/answers.ts';
import { keysOf } from '../../domain/as-built.ts';
import type { Asset } from '../../domain/flags.ts';
import { editQuote, type QuoteChanges } from '../../state/fetch-result.ts';
import { failureOf } from '../../state/request.ts';
import { useRequest } from '../../state/use-request.tsx';
import { useWidget } from '../../state/widget-context.tsx';

export interface Edit {
  readonly saving: boolean;
  readonly failure: Failure | null;
  /** Sends the changed fields alone; none changed, nothing is sent. */
  readonly save: (changes: QuoteChanges, answers: Partial<Answers>) => void;
}

export function useEdit(asset: Asset, onSaved: () => void): Edit {
  const widget = useWidget();
  const { request, ask } = useRequest<null>();

  async function send(changes: QuoteChanges, answers: Partial<Answers>): Promise<void> {
    const settled = await ask(async () => {
      const saved = await editQuote(widget, asset, changes);
      // Also where the visitor closed the dialog meanwhile: it is saved.
      if (saved.ok) widget.store.actions.answer(answers);
      return saved;
    });
    if (settled.is === 'answered') onSaved();
  }

  return {
    saving: request.is === 'asking',
    failure: failureOf(request),
    save: (changes, answers) => {
      if (keysOf(changes).length === 0) onSaved();
      else void send(changes, answers);
    },
  };
}
