// Knows how the build reads React's files without what this product can't reach: a rollup plugin, for the pinned texts alone.
import { DIETS, dieted } from './diets.mjs';
import { checkPin } from './pins.mjs';

/** A copy of a hook that React has had since version 18. */
const SHIM = 'use-sync-external-store/shim/index.js';

/** zustand reads its hooks from React's default export, which a module of named ones has not. */
const DEFAULT_IMPORT = /^import React from 'react';/m;

/** `root` is the folder that has `node_modules`. */
export function reactDiet(root) {
  const diets = new Map(Object.values(DIETS).map((diet) => [`${root}/node_modules/${diet.file}`, diet]));
  return {
    name: 'react-diet',
    resolveId(source) {
      const name = source === SHIM ? 'react' : source;
      return Object.hasOwn(DIETS, name) ? `${root}/node_modules/${DIETS[name].file}` : null;
    },
    transform(code, id) {
      const diet = diets.get(id);
      if (!diet) return DEFAULT_IMPORT.test(code) ? withNamedImport(code) : null;
      const parse = (text) => this.parse(text);
      checkPin(diet, code, parse);
      return { code: dieted(diet, code, parse), map: null, moduleSideEffects: false };
    },
  };
}

const withNamedImport = (code) => ({
  code: code.replace(DEFAULT_IMPORT, "import * as React from 'react';"),
  map: null,
});
