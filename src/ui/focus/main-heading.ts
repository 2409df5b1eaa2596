/** The heading that says where the visitor is: the question, the result's headline, a dialog's title. */
export function mainHeading(around: ParentNode): HTMLElement | null {
  return around.querySelector('[data-lead]') ?? around.querySelector('[tabindex="-1"]');
}
