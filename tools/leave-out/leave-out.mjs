import { asModule } from './as-module.mjs';
import { edited } from './edit.mjs';
import { changesOf, hashOf, KNOWN, UNREACHED, unreachedOf } from './installed.mjs';
import { LEFT_OUT, SAME_AS } from './left-out.ts';
import { missingNames } from './missing-names.mjs';

/** The code of warnings about a library that has changed since its names were chosen. */
const CHANGED = 'LIBRARY_CHANGED';
const HOW = 'The build works, but is larger: tools/leave-out/README.md says how to leave them out again.';

/** In a build for tests, a left-out function reports that it was called. Otherwise it does nothing, as in the product. */
const REPORT = (name) =>
  `reportError(new Error('${name} is left out of the build, but was reached: see tools/leave-out'));`;

/**
 * A rollup plugin: the build reads the files in `left-out.ts` without the parts that are left out.
 * @param {string} root the folder that contains `node_modules`
 * @param {{ reports?: boolean, keepsUnreached?: boolean }} options whether a function that is left out because no test reaches it
 *   reports when it is called, or stays in the build
 */
export function leaveOut(root, options) {
  const pathOf = ({ file }) => `${root}/node_modules/${file}`;
  const byPath = new Map(LEFT_OUT.map((library) => [pathOf(library), library]));
  return {
    name: 'leave-out',
    resolveId(source) {
      const library = LEFT_OUT.find(({ name }) => name === (SAME_AS[source] ?? source));
      return library ? pathOf(library) : null;
    },
    transform(code, id) {
      const library = byPath.get(id);
      if (!library) return null;
      const warn = (message) => this.warn({ code: CHANGED, message });
      const text = textLeftOf(library, code, (text) => this.parse(text), { ...options, warn });
      return { code: text, map: null, moduleSideEffects: false };
    },
    // Each module exports itself as its default, which is a circular import.
    onLog: (_, { code, ids }) => !(code === 'CIRCULAR_DEPENDENCY' && ids.every((id) => byPath.has(id))),
  };
}

/** The text of a library as the build reads it. Warns if the names were chosen for another version, and of what stays in. */
export function textLeftOf(library, code, parse, { reports, keepsUnreached, warn = () => {} } = {}) {
  const { name, file, isModule, isMinified, ...names } = library;
  if (isMinified && KNOWN[file]?.hash !== hashOf(code)) {
    warn(`${file} is another text than its names were chosen for. ${HOW}`);
    return code;
  }
  const { came, altered } = changesOf(file, code, parse);
  // No test reached the earlier version of the function. A test may reach the new one.
  const stays = (UNREACHED[file] ?? []).filter((name) => altered.includes(name));
  const unreached = unreachedOf(library).filter((name) => !stays.includes(name));
  const all = { ...names, unreached: keepsUnreached ? [] : unreached };
  const missing = missingNames(parse(code), all);
  if (missing.length > 0)
    warn(`${file} no longer has these functions or names: ${missing.join(', ')}. ${HOW}`);
  if (came.length > 0) warn(`${file} has new functions: ${came.join(', ')}. ${HOW}`);
  if (stays.length > 0)
    warn(`${file} has changed functions that no test reached: ${stays.join(', ')}. ${HOW}`);
  const text = edited(code, all, parse, reports ? REPORT : undefined);
  return isModule ? text : asModule(text, parse, name);
}
