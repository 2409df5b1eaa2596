// Checks a state with axe in each of the four themes: every rule of WCAG 2.2 A and AA, and the best practices.
import { expect } from '@open-wc/testing';
import 'axe-core/axe.min.js';
import type * as Axe from 'axe-core';
import { inEachTheme } from '../page/themes.ts';
import type { Check } from './check.ts';

const { axe } = window as unknown as { axe: typeof Axe };
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const axeCheck: Check = {
  says: 'axe finds nothing wrong, in any theme',
  holds: (visit) =>
    inEachTheme(visit, async (theme) => {
      const { violations } = await axe.run(visit.element, { runOnly: TAGS, resultTypes: ['violations'] });
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${target}: ${any.map(({ message }) => message).join(' ')}`),
      );
      expect(found, theme).to.deep.equal([]);
    }),
};
