/**
 * Focuses the field with that name, in the same form if there is one. Of radio buttons it takes the checked one. If the field
 * does not exist yet, it takes the form's first field: for the list of addresses, that is the postcode.
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
