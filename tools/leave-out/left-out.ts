import { UPLOT } from './left-out-charts.ts';
import { REACT_DOM } from './left-out-react-dom.ts';
import { all, words } from './name-lists.ts';
import type { LeftOut } from './names.ts';

const ky = (file: string, names: Omit<LeftOut, 'name' | 'file' | 'isModule'>): LeftOut => ({
  name: file,
  file,
  isModule: true,
  ...names,
});

const KY: readonly LeftOut[] = [
  // One client, made once, that is called and has no methods.
  {
    ...ky('ky/distribution/index.js', { constants: { requestMethods: '[]' } }),
    name: 'ky',
    assignments: words('ky.extend ky.retry ky.stop'),
  },
  // Nobody watches how far a request has come, and none is sent piece by piece; to find out, a request is made as the script starts.
  ky('ky/distribution/utils/body.js', {
    constants: {
      encoder: 'null',
      ...all('getBodySize streamRequest streamResponse withProgress', '() => {}'),
    },
  }),
  // A server that asks us to wait until a date is asked again as one that does not say.
  ky('ky/distribution/core/retry-timing.js', { constants: { parseDate: '(() => {})' } }),
  ky('ky/distribution/core/constants.js', {
    constants: all('supportsRequestStreams supportsFormData', 'false'),
    values: { responseTypes: "{ text: 'text/*' }" },
  }),
  // No hooks, no search parameters, no schemas: `src/api` knows what it asks and what it gets.
  ky('ky/distribution/core/Ky.js', {
    unreached: words(`
      cloneInitHookOptions #assignRequest #cancelResponseBody #cancelReturnedBody #normalizeSearchParams #raceWithTotalTimeout
    `),
    constants: {
      validateJsonWithSchema: '(() => {})',
      hasSearchParameters: '(() => false)',
      findUnknownOptions: '(() => {})',
      mergeHooks: '(() => {})',
      prefixUrlRenamedErrorMessage: "''",
    },
    fields: {
      ...all('baseUrl customDelay customRequest jitter onDownloadProgress', '(void 0)'),
      ...all('onUploadProgress parseJson prefix searchParams', '(void 0)'),
      ...all('afterResponse beforeError beforeRequest beforeRetry init', '[]'),
    },
    kinds: ['ForceRetryError'],
  }),
  ky('ky/distribution/utils/normalize.js', { constants: { invalidRetryLimitErrorMessage: "''" } }),
  ky('ky/distribution/utils/merge.js', { constants: all('appendSearchParameters mergeHooks', '(() => {})') }),
];

/** A problem is told by a code of ours (`src/wizard/problems-in.ts`): nobody reads what a schema expected, nor its own sentence. */
const VALIBOT: LeftOut = {
  name: 'valibot',
  file: 'valibot/dist/index.mjs',
  isModule: true,
  answers: {
    ...all('_stringify _joinExpects', "''"),
    ...all('getGlobalMessage getSchemaMessage getSpecificMessage', '(void 0)'),
    // Another library could validate by one of our schemas.
    _standardSchema: 'arguments[0]',
  },
  constants: { '_addIssue.expected': 'null', '_addIssue.received': "''" },
  // One setting for all: every problem is found.
  fields: all('lang abortEarly abortPipeEarly', '(void 0)'),
  keys: words('abortEarly abortPipeEarly async expected expects lang NEVER origin received reference'),
};

/** A copy of a hook that React has had since version 18. */
export const SAME_AS: Readonly<Record<string, string>> = {
  'use-sync-external-store/shim/index.js': 'react',
};

export const LEFT_OUT: readonly LeftOut[] = [
  {
    name: 'react',
    file: 'react/cjs/react.production.js',
    fields: all('then', 'void 0'),
    // No class.
    constants: all('Component.prototype pureComponentPrototype', '{}'),
    assignments: words(`
      Component.prototype.isReactComponent Component.prototype.setState Component.prototype.forceUpdate
      ComponentDummy.prototype PureComponent.prototype pureComponentPrototype.constructor
      pureComponentPrototype.isPureReactComponent
    `),
  },
  { name: 'react/jsx-runtime', file: 'react/cjs/react-jsx-runtime.production.js' },
  { name: 'react-dom', file: 'react-dom/cjs/react-dom.production.js' },
  REACT_DOM,
  // What another host than a browser has, or a page made up.
  {
    name: 'scheduler',
    file: 'scheduler/cjs/scheduler.production.js',
    // With a channel of messages Node would never end.
    constants: { localSetImmediate: "(typeof window === 'undefined' ? globalThis.setImmediate : null)" },
  },
  UPLOT,
  VALIBOT,
  ...KY,
];
