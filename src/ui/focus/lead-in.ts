/** What tells where one is: the question, the result's headline, a dialog's title. */
export function leadIn(around: ParentNode): HTMLElement | null {
  return around.querySelector('[data-lead]') ?? around.querySelector('[tabindex="-1"]');
}
