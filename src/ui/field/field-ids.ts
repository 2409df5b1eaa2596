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
