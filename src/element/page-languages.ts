/** The languages around an element: each `lang`, the nearest first, across shadow roots too. BCP 47. */
export function pageLanguages(element: Element): string[] {
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  const around = element.parentElement ?? host;
  if (!around) return [];
  const lang = around.getAttribute('lang');
  return [...(lang ? [lang] : []), ...pageLanguages(around)];
}
