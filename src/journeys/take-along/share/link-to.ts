/**
 * The address of shared results, but for their token: this page's, as the page itself names it. What else stands in
 * the address bar may say who the visitor is. Null where no link can lead back here.
 */
export function linkTo(page: Document, routeBase: string): string | null {
  const { href, origin, pathname, protocol } = page.location;
  if (!/^https?:/.test(protocol)) return null;
  const named = page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const own = named?.startsWith(`${origin}/`) ? new URL(named, href) : new URL(pathname, origin);
  own.hash = `#/${routeBase ? `${routeBase}/` : ''}shared/`;
  return own.href;
}
