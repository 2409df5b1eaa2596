// What text fields, lists and text areas have in common.
import { type ReactNode, useId } from 'react';
import { fieldAria } from './field-ids.ts';

export interface FieldProps {
  label: ReactNode;
  name: string;
  value: string;
  /** '(optional)', in a form whose other fields are required. */
  mark?: string | undefined;
  hint?: ReactNode;
  /** The problem's whole sentence; undefined if there is none. */
  problem?: string | undefined;
  /** For a field that its own button checks: counts the refusals. */
  attempt?: number | undefined;
  required?: boolean;
}

/** The props of `Field`, and the aria attributes of the control in it. */
export function useField({ label, mark, hint, problem, attempt, required }: FieldProps) {
  const id = useId();
  return {
    field: { id, label, mark, hint, problem, attempt },
    aria: { 'aria-required': required, ...fieldAria(id, { hint, problem }) },
  };
}
