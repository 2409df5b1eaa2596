/** The index of the tab, of `count`, to which a key moves from `at`; undefined for other keys. */
export function nextTab(key: string, at: number, count: number, rightToLeft = false): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const onward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === onward) return (at + 1) % count;
  if (key === back) return (at + count - 1) % count;
  return undefined;
}
