import type { ReactNode } from 'react';
import type { Elements } from '../elements.ts';
import { Icon } from '../icon/icon.tsx';
import { Explained } from '../term/explained.tsx';
import { fieldIds } from './field-ids.ts';
import { Refused } from './refused.tsx';

interface FieldProps {
  /** The input's id; those of hint and problem follow from it. */
  id: string;
  label: ReactNode;
  /** '(optional)', in a form whose other fields are required. */
  mark?: string | undefined;
  hint?: ReactNode;
  /** The problem's whole sentence; undefined if there is none. */
  problem?: string | undefined;
  /** For a field that its own button checks: counts the refusals. */
  attempt?: number | undefined;
  children: Elements;
}

export function Field({ id, label, mark, hint, problem, attempt, children }: FieldProps) {
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
