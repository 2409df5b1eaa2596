// Checks whether the built-ins that React and the widget need still work on this page.

/**
 * Returns the names of the built-ins that do not work; empty on most pages. If one is named, the fallback content
 * stays and nothing is mounted. A broken `Array.from` or `toJSON` is worked around instead and is not listed. The function
 * uses nothing outside itself, since the build also puts it at the top of the classic script.
 */
export function brokenBuiltIns(): readonly string[] {
  const isNative = (made: unknown) => /\[native code\]/.test(Function.prototype.toString.call(made));
  const checks: readonly (readonly [name: string, works: () => boolean])[] = [
    ['Map', () => isNative(Map) && new Map([[1, 2]]).get(1) === 2],
    ['Set', () => isNative(Set) && new Set([1]).has(1)],
    ['Promise', () => isNative(Promise)],
    ['Object.defineProperty', () => Object.defineProperty({}, 'x', { get: () => 1 }) !== null],
    // If every object inherits one of these, no descriptor with a value is valid.
    ['Object.prototype.get', () => !('get' in Object.prototype)],
    ['Object.prototype.set', () => !('set' in Object.prototype)],
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
