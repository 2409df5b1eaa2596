import { all, words } from './name-lists.ts';
import type { LeftOut } from './names.ts';

/** We create, read, write and peek at signals. We use no computed signals and no models. */
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
  // The parts of a model; the batch that a change belongs to, and the changes that it reverts.
  constants: { n: '(void 0)', u: '0', c: '(void 0)' },
  // Callbacks when a signal is first and last watched, its name, and the cleanup of an effect.
  fields: { ...all('W Z j name', '(void 0)'), l: '0' },
};

/** A component that reads signals calls `useSignals`. No signal is rendered as a child. */
const RUNTIME: LeftOut = {
  name: '@preact/signals-react/runtime',
  file: '@preact/signals-react/runtime/dist/runtime.module.js',
  isModule: true,
  isMinified: true,
  calls: { 'Object.defineProperties': ['n.prototype'] },
  // There are no developer tools, no server, and no tracking of renders.
  constants: { m: 'false', x: 'null', window: 'true' },
  fields: { u: '0' },
};

export const SIGNALS: readonly LeftOut[] = [CORE, RUNTIME];
