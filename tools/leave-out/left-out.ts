import { UPLOT } from './left-out-charts.ts';
import { REACT_DOM } from './left-out-react-dom.ts';
import { all } from './name-lists.ts';
import type { LeftOut } from './names.ts';

/** Nobody watches how far a request has come, and none is sent piece by piece; to find out, a request is made as the script starts. */
const KY: readonly LeftOut[] = [
  {
    name: 'ky/distribution/utils/body.js',
    file: 'ky/distribution/utils/body.js',
    isModule: true,
    constants: {
      encoder: 'null',
      ...all('getBodySize streamRequest streamResponse withProgress', '() => {}'),
    },
  },
  // A server that asks us to wait until a date is asked again as one that does not say.
  {
    name: 'ky/distribution/core/retry-timing.js',
    file: 'ky/distribution/core/retry-timing.js',
    isModule: true,
    constants: { parseDate: '(() => {})' },
  },
  {
    name: 'ky/distribution/core/constants.js',
    file: 'ky/distribution/core/constants.js',
    isModule: true,
    constants: { ...all('supportsRequestStreams supportsFormData', 'false') },
    values: { responseTypes: "{ text: 'text/*' }" },
  },
  {
    name: 'ky/distribution/core/Ky.js',
    file: 'ky/distribution/core/Ky.js',
    unreached: ['cloneInitHookOptions'],
    isModule: true,
    constants: { validateJsonWithSchema: '(() => {})' },
    fields: {
      ...all('baseUrl onDownloadProgress parseJson prefix searchParams', '(void 0)'),
      ...all('afterResponse beforeError beforeRequest beforeRetry init', '[]'),
    },
  },
  {
    name: 'ky/distribution/utils/merge.js',
    file: 'ky/distribution/utils/merge.js',
    isModule: true,
    constants: { appendSearchParameters: '(() => {})' },
  },
];

export const LEFT_OUT: readonly LeftOut[] = [
  {
    name: 'react',
    file: 'react/cjs/react.production.js',
    fields: all('then', 'void 0'),
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
  ...KY,
];
