import { all, words } from './name-lists.ts';
import type { LeftOut } from './names.ts';

/** A signal is made, read, written and looked at. Nothing is computed from one, and no model is made of some. */
const CORE: LeftOut = {
  name: '@preact/signals-core',
  file: '@preact/signals-core/dist/signals-core.module.js',
  isModule: true,
  isMinified: true,
  assignments: words(`
    l.prototype.brand l.prototype.subscribe l.prototype.valueOf l.prototype.toString l.prototype.toJSON
    m.prototype.dispose
    j.prototype j.prototype.h j.prototype.S j.prototype.U j.prototype.N
  `),
  calls: { 'Object.defineProperty': ['j.prototype'] },
  // What a model has made; the batch that a change is in, and what it changes back.
  constants: { n: '(void 0)', u: '0', c: '(void 0)' },
  // Watchers of a signal, its name, and what an effect leaves to be cleaned up.
  fields: { ...all('W Z j name', '(void 0)'), l: '0' },
};

/** A component that reads signals says so itself (`useSignals`), and shows none as it is. */
const RUNTIME: LeftOut = {
  name: '@preact/signals-react/runtime',
  file: '@preact/signals-react/runtime/dist/runtime.module.js',
  isModule: true,
  isMinified: true,
  calls: { 'Object.defineProperties': ['n.prototype'] },
  // No tools of a developer, no server, no component that tells when it is rendered.
  constants: { m: 'false', x: 'null', window: 'true' },
  fields: { u: '0' },
};

export const SIGNALS: readonly LeftOut[] = [CORE, RUNTIME];
