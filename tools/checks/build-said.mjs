// What somebody who moves a package wants to know of a build's output.

const CHANGED =
  /^\[plugin leave-out\] \S+ (\S+) (has no longer|has, as nobody left it out yet): (.*?)\. Nothing is amiss/gm;
const SIZE = /home-energy-quote\.js: .* brotli/;
const FAILED = /^The build failed\. .*/m;

/** Lines: how many names a library lacks or brings, the size, why it failed. */
export function said(output) {
  const changes = [...output.matchAll(CHANGED)].map(([, file, how, names]) => {
    const all = names.split(', ');
    const first = all.slice(0, 5).join(', ');
    const what = how === 'has no longer' ? 'lacks what is left out of it' : 'brings functions that stay in';
    return `${file} ${what}, ${all.length}: ${first}${all.length > 5 ? '…' : ''}`;
  });
  return [...changes, SIZE.exec(output)?.[0], FAILED.exec(output)?.[0]].filter(Boolean);
}
