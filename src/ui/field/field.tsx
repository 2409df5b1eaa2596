import { useEffect, useRef, useState } from 'react';
import type { Elements } from '../elements.ts';
import { Icon } from '../text/icon.tsx';
import { Explained } from '../text/term.tsx';
import { type FieldProps, fieldIds } from './use-field.ts';

interface AroundControl extends Omit<FieldProps, 'name' | 'value' | 'required'> {
  /** The input's id; those of hint and problem follow from it. */
  id: string;
  children: Elements;
}

export function Field({ id, label, mark, hint, problem, attempt, children }: AroundControl) {
  const ids = fieldIds(id);
  return (
    <div className={`field${problem ? ' field--problem' : ''}`} part="field">
      <label className="field__label" htmlFor={id}>
        <span className="field__title">{label}</span>
        {mark && <span className="field__mark">{` ${mark}`}</span>}
      </label>
      {hint !== undefined && (
        <p className="field__hint note" id={ids.hint}>
          {typeof hint === 'string' ? <Explained>{hint}</Explained> : hint}
        </p>
      )}
      <FieldProblem id={ids.problem} text={problem} />
      {children}
      {attempt !== undefined && <Refused id={id} text={problem} attempt={attempt} />}
    </div>
  );
}

/** The problem has a mark, so that it is never shown by colour alone. */
export function FieldProblem({ id, text }: { id?: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="field__problem" id={id}>
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  );
}

interface RefusedProps {
  /** The id of the field. */
  readonly id: string;
  readonly text: string | undefined;
  /** Counts the refusals; 0 while there is none. */
  readonly attempt: number;
}

/** ms: a screen reader needs this long to notice that a region is empty before new text. */
const BEFORE_SPEAKING = 100;

/**
 * Announces a problem once: its field takes the focus and is described by it; if the field already has the focus, a live region
 * announces it.
 */
function Refused({ id, text, attempt }: RefusedProps) {
  const [announced, setAnnounced] = useState('');
  const region = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    setAnnounced('');
    const root = region.current?.getRootNode() as ShadowRoot;
    const field = root.getElementById(id);
    if (!attempt || !text || !field) return;
    if (root.activeElement !== field) return field.focus();
    const timer = setTimeout(() => setAnnounced(text), BEFORE_SPEAKING);
    return () => clearTimeout(timer);
  }, [id, text, attempt]);
  return (
    <p className="visually-hidden" role="status" ref={region}>
      {announced}
    </p>
  );
}
