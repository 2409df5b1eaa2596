// Whether the page left the built-ins that React and the widget need in working order.

/**
 * The names of the built-ins that don't work; empty on an honest page. With any of these gone the fallback content
 * stays and nothing is mounted. A broken `Array.from` or `toJSON` is worked around instead and is not listed. Uses
 * nothing outside itself: the build also puts it before everything else in the classic script, where it comes first.
 */
export function brokenBuiltIns(): readonly string[] {
  const isNative = (made: unknown) => /\[native code\]/.test(Function.prototype.toString.call(made));
  const checks: readonly (readonly [name: string, works: () => boolean])[] = [
    ['Map', () => isNative(Map) && new Map([[1, 2]]).get(1) === 2],
    ['Set', () => isNative(Set) && new Set([1]).has(1)],
    ['Promise', () => isNative(Promise)],
    ['Object.defineProperty', () => Object.defineProperty({}, 'x', { get: () => 1 }) !== null],
  ];
  const isBroken = (works: () => boolean) => {
    try {
      return !works();
    } catch {
      return true;
    }
  };
  return checks.filter(([, works]) => isBroken(works)).map(([name]) => name);
}
