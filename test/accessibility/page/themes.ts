import { THEMES } from '../../../src/domain/settings.ts';
import type { Stage } from '../../journeys/stage.ts';
import { until } from '../../until.ts';
import { drawn } from './emulate.ts';

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
