// Knows how an edit of the quote is saved: sent, read again, and only then true of the answers (RES-06, STATE-05).
import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../../api/failure.ts';
import type { Answers } from '../../../domain/answers.ts';
import { editQuote, type QuoteChanges } from '../../../state/fetch-result.ts';
import { useWidget } from '../../../state/widget-context.tsx';

export interface Edit {
  readonly saving: boolean;
  readonly failure: Failure | null;
  /** Sends the changed fields alone; none changed, nothing is sent. */
  readonly save: (changes: QuoteChanges, answers: Partial<Answers>) => void;
}

export function useEdit(onSaved: () => void): Edit {
  const widget = useWidget();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isOpen = useRef(true);
  useEffect(
    () => () => {
      isOpen.current = false;
    },
    [],
  );

  async function send(changes: QuoteChanges, answers: Partial<Answers>): Promise<void> {
    setSaving(true);
    setFailure(null);
    const failed = await editQuote(widget, 'ev', changes);
    if (!failed) widget.store.actions.answer(answers);
    // The visitor may have closed this dialog meanwhile, and opened another.
    if (!isOpen.current) return;
    setSaving(false);
    setFailure(failed);
    if (!failed) onSaved();
  }

  return {
    saving,
    failure,
    save: (changes, answers) => {
      if (Object.keys(changes).length === 0) onSaved();
      else void send(changes, answers);
    },
  };
}
