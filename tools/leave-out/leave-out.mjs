import { asModule } from './as-module.mjs';
import { edited } from './edit.mjs';
import { hashOf, KNOWN, unreachedOf } from './installed.mjs';
import { LEFT_OUT, SAME_AS } from './left-out.ts';
import { missingNames } from './missing-names.mjs';

/** In a build for tests, a function that turns out to be reached says so; it does nothing, as in the product. */
const REPORT = (name) =>
  `reportError(new Error('${name} is left out of the build, but was reached: see tools/leave-out'));`;

/**
 * A rollup plugin: the build reads the files of `left-out.ts` without what that leaves out of them.
 * @param {string} root the folder that has `node_modules`
 * @param {{ reports?: boolean, keepsUnreached?: boolean }} options whether a function that is left out because no test reaches it
 *   reports when it is reached, or stays
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
      const text = textLeftOf(library, code, (text) => this.parse(text), options);
      return { code: text, map: null, moduleSideEffects: false };
    },
    // Each of them exports all of itself as its default.
    onLog: (_, { code, ids }) => !(code === 'CIRCULAR_DEPENDENCY' && ids.every((id) => byPath.has(id))),
  };
}

/** The text of a library as the build reads it. Throws when it is another one than the names were chosen for. */
export function textLeftOf(library, code, parse, { reports, keepsUnreached } = {}) {
  const { name, file, isModule, ...names } = library;
  if (hashOf(code) !== KNOWN[file]?.hash)
    throw new Error(`${file} has changed: run node tools/leave-out/upgrade.mjs (its README.md says how).`);
  const all = { ...names, unreached: keepsUnreached ? [] : unreachedOf(library) };
  const missing = missingNames(parse(code), all);
  if (missing.length > 0) throw new Error(`${file} has no longer: ${missing.join(', ')}.`);
  const text = edited(code, all, parse, reports ? REPORT : undefined);
  return isModule ? text : asModule(text, parse, name);
}
