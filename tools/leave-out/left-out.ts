import { UPLOT } from './left-out-charts.ts';
import { REACT_DOM } from './left-out-react-dom.ts';
import { all, words } from './name-lists.ts';
import type { LeftOut } from './names.ts';

/** Packages that only copy a hook which React has had since version 18. */
export const SAME_AS: Readonly<Record<string, string>> = {
  'use-sync-external-store/shim/index.js': 'react',
};

export const LEFT_OUT: readonly LeftOut[] = [
  {
    name: 'react',
    file: 'react/cjs/react.production.js',
    fields: all('then', 'void 0'),
    // There are no class components.
    constants: all('Component.prototype pureComponentPrototype', '{}'),
    assignments: words(`
      Component.prototype.isReactComponent Component.prototype.setState Component.prototype.forceUpdate
      ComponentDummy.prototype PureComponent.prototype pureComponentPrototype.constructor
      pureComponentPrototype.isPureReactComponent
    `),
  },
  { name: 'react/jsx-runtime', file: 'react/cjs/react-jsx-runtime.production.js' },
  {
    name: 'react-dom',
    file: 'react-dom/cjs/react-dom.production.js',
    // Functions that preload scripts and styles.
    values: { Internals: '{ p: 0 }' },
  },
  REACT_DOM,
  UPLOT,
];
