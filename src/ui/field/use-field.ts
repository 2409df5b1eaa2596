// What text fields, lists and text areas have in common.
import { type ReactNode, useId, useState } from 'react';

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

interface Around {
  hint?: unknown;
  problem?: string | undefined;
}

/** Ids within one shadow root. */
export function fieldIds(id: string) {
  return { hint: `${id}-hint`, problem: `${id}-problem` };
}

/** The aria attributes of an input: the problem is read before the hint, and only rendered elements are referenced. */
export function fieldAria(id: string, { hint, problem }: Around) {
  const ids = fieldIds(id);
  const named = [problem ? ids.problem : '', hint === undefined ? '' : ids.hint].filter(Boolean);
  return {
    'aria-describedby': named.length > 0 ? named.join(' ') : undefined,
    'aria-invalid': problem ? true : undefined,
  };
}

const NONE: { readonly problem?: string; readonly attempt: number } = { attempt: 0 };

/** The problem of a field with its own button: shown until it is cleared, and announced at each attempt. */
export function useFieldRefusal() {
  const [refusal, setRefusal] = useState(NONE);
  /** Without a sentence, clears the problem. */
  const refuse = (problem?: string) =>
    setRefusal(({ attempt }) => (problem ? { problem, attempt: attempt + 1 } : NONE));
  return { ...refusal, refuse };
}

// Cleans text while it is typed without moving the caret to the end.

/** The properties of the input that are used. An email input has no caret position and returns null. */
interface Typed {
  value: string;
  readonly selectionStart: number | null;
  setSelectionRange(start: number, end: number): void;
}

/**
 * Cleans and cuts the input's text in place and returns it. It changes the input before React renders, because an input that
 * React has to correct loses its caret.
 */
export function acceptTyped(
  input: Typed,
  clean = (typed: string) => typed,
  maxLength = Number.POSITIVE_INFINITY,
) {
  const typed = input.value;
  const kept = clean(typed).slice(0, maxLength);
  if (kept === typed) return kept;
  const caret = input.selectionStart;
  input.value = kept;
  if (caret !== null) {
    const at = Math.min(clean(typed.slice(0, caret)).length, kept.length);
    input.setSelectionRange(at, at);
  }
  return kept;
}
