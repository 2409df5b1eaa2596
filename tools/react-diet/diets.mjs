// Knows the files of React, and what is done to each.
import { asModule } from './as-module.mjs';
import { cutReact } from './cuts/react.mjs';
import { cutReactDom } from './cuts/react-dom.mjs';
import { FACTS } from './cuts/react-dom-facts.mjs';
import { cutScheduler } from './cuts/scheduler.mjs';
import { Cutter } from './cutter.mjs';
import { fold } from './facts.mjs';
import { slim } from './slimmed.mjs';

/** By what is imported: the file read instead, what is cut, the files of slim/, what is always so, what it imports. */
export const DIETS = {
  react: {
    file: 'react/cjs/react.production.js',
    cut: cutReact,
    slim: ['react'],
  },
  'react/jsx-runtime': {
    file: 'react/cjs/react-jsx-runtime.production.js',
    slim: [],
  },
  'react-dom/client': {
    file: 'react-dom/cjs/react-dom-client.production.js',
    cut: cutReactDom,
    slim: [
      'class-components',
      'commit-effects',
      'commit-root',
      'errors',
      'events',
      'fibers',
      'hooks',
      'lanes',
      'properties',
      'root',
      'schedule',
      'work-loop',
    ],
    facts: FACTS,
    requires:
      'var Scheduler = require("scheduler"), React = require("react"), ReactDOM = require("react-dom");',
    imports: "import * as Scheduler from 'scheduler'; import * as React from 'react';",
  },
  scheduler: {
    file: 'scheduler/cjs/scheduler.production.js',
    cut: cutScheduler,
    slim: ['scheduler'],
  },
};

/** The text of one of them as a module, cut. */
export function dieted({ file, cut, slim: files, facts, requires, imports }, code, parse) {
  const cutter = new Cutter(file, code, parse);
  cut?.(cutter);
  slim(cutter, files);
  if (requires) cutter.replace('', [requires, imports]);
  cutter.commit();
  if (facts) fold(cutter, facts);
  asModule(cutter);
  return cutter.code;
}
