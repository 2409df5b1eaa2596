// Rejects versions of Node that cannot start the tools. This file uses old syntax only, since an old Node must be able to read
// it.

/** Returns a sentence if this version is too old, otherwise an empty string. */
export function oldNode(version) {
  const parts = version.replace('v', '').split('.').map(Number);
  const works = parts[0] > 20 || (parts[0] === 20 && parts[1] >= 19);
  if (works) return '';
  return (
    'This needs Node 20.19 or newer, and this is Node ' +
    version.replace('v', '') +
    ': install a newer one from nodejs.org and try again.'
  );
}
