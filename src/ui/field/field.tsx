// Knows what stands around every input: its label, a line of help, and what is wrong with it.
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { fieldIds } from './field-ids.ts';

export interface FieldProps {
  /** The input's id; those of hint and problem follow from it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The whole sentence, or undefined while all is well. */
  problem?: string | undefined;
  children: ReactNode;
}

export function Field({ id, label, hint, problem, children }: FieldProps) {
  const ids = fieldIds(id);
  return (
    <div className={`field${problem ? ' field--problem' : ''}`} part="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className="field__hint" id={ids.hint}>
          {hint}
        </p>
      )}
      <FieldProblem id={ids.problem} text={problem} />
      {children}
    </div>
  );
}

/** What is wrong, with a mark before it: never by colour alone. */
export function FieldProblem({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="field__problem" id={id}>
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  );
}
