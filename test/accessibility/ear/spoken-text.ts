// The text of an element as it is read: without hidden parts, and with buttons by their names.

export function spokenText(element: Element): string {
  return words(element).replace(/\s+/g, ' ').trim();
}

function words(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || isHidden(node)) return '';
  const name = node.getAttribute('aria-label') ?? node.getAttribute('alt');
  if (name !== null) return ` ${name} `;
  const inner = [...node.childNodes].map(words).join('');
  return getComputedStyle(node).display.startsWith('inline') ? inner : ` ${inner} `;
}

function isHidden(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element);
  return element.ariaHidden === 'true' || display === 'none' || visibility === 'hidden';
}
