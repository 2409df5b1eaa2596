import { THEMES } from '../../../src/domain/settings.ts';
import { nextPaint } from '../../browser/emulate.ts';
import type { Stage } from '../../browser/stage.ts';
import { until } from '../../browser/until.ts';

const [usual, ...others] = THEMES;

/** Runs an action in each theme, and returns to the first one. */
export async function inEachTheme(
  { element, root }: Stage,
  look: (theme: string) => Promise<void> | void,
): Promise<void> {
  for (const theme of [...others, usual]) {
    element.setAttribute('theme', theme);
    await until(theme, () => root.querySelector(`.root[data-theme=${theme}]`));
    await nextPaint();
    await look(theme);
  }
}
