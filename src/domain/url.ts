// URLs for links and pictures. Only http and https are allowed, since anything else might run as a script.
/** A text as an absolute http(s) URL; null for anything else. @param base resolves a relative one */
export function absoluteHttpUrl(text: string, base?: string): string | null {
  try {
    const { protocol, href } = new URL(text, base);
    return /^https?:$/.test(protocol) ? href : null;
  } catch {
    return null;
  }
}

/** The `tel:` URL of a number, however it is written. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
