import { THEMES } from '../../../src/domain/settings.ts';
import { drawn } from '../../browser/emulate.ts';
import type { Stage } from '../../browser/stage.ts';
import { until } from '../../browser/until.ts';

const [usual, ...others] = THEMES;

/** Ends in the theme that it began with. */
export async function inEachTheme(
  { element, root }: Stage,
  look: (theme: string) => Promise<void> | void,
): Promise<void> {
  for (const theme of [...others, usual]) {
    element.setAttribute('theme', theme);
    await until(theme, () => root.querySelector(`.root[data-theme=${theme}]`));
    await drawn();
    await look(theme);
  }
}
