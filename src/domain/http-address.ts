// Knows which addresses may stand behind a link or a picture: http and https, and nothing that could run.

/** A text as an absolute http(s) address; null for anything else. @param base what a relative one is read against */
export function httpAddress(text: string, base?: string): string | null {
  try {
    const { protocol, href } = new URL(text, base);
    return /^https?:$/.test(protocol) ? href : null;
  } catch {
    return null;
  }
}
