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
