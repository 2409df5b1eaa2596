/**
 * Focuses the field of that name: in the same form if there is one, the chosen radio rather than the first. One that is
 * not there yet is come to by the first field that is: the list of addresses by the postcode.
 */
export function focusField(from: HTMLElement, name: string): void {
  const around: ParentNode = from.closest('form') ?? (from.getRootNode() as ShadowRoot);
  const fields = [
    ...around.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]:not(:disabled)`),
  ];
  const first = around.querySelector<HTMLElement>('input:not(:disabled), select');
  const field = fields.find((radio) => radio.checked) ?? fields[0] ?? first;
  field?.focus({ preventScroll: true });
  (field?.closest('[part~="field"]') ?? field)?.scrollIntoView({ block: 'nearest' });
}
