// The origin of a page's script and API, and its content security policy.
/** Two names of this machine, which are different origins. */
const OTHER_NAME: Readonly<Record<string, string>> = {
  localhost: '127.0.0.1',
  '127.0.0.1': 'localhost',
};

/** Returns the other origin for a request with this Host header; 127.0.0.1 for an unknown host. */
export function otherOrigin(host: string, ownPort: number): string {
  const [, name = '', port] = /^([a-z0-9.]+):(\d{1,5})$/.exec(host) ?? [];
  const other = OTHER_NAME[name];
  return other ? `http://${other}:${port}` : `http://127.0.0.1:${ownPort}`;
}

/** As strict as a careful partner's policy: no inline script or style, and only the two origins. */
export function pagePolicy(other: string, isForFrames = false): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${other}`,
    "style-src 'self'",
    `connect-src 'self' ${other}`,
    `img-src 'self' ${other}`,
    `font-src 'self' ${other}`,
    "frame-src 'self'",
    ...(isForFrames ? [] : ["frame-ancestors 'self'"]),
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
