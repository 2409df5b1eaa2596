// Knows the four themes and how a state is looked at in each.
import type { Stage } from '../../journeys/stage.ts';
import { until } from '../../journeys/visitor.ts';
import { drawn } from './emulate.ts';

const THEMES = ['harbour', 'volt', 'civic', 'meadow'] as const;

/** Ends in the theme that it began with. */
export async function inEachTheme(
  { element, root }: Stage,
  look: (theme: string) => Promise<void> | void,
): Promise<void> {
  for (const theme of THEMES) {
    element.setAttribute('theme', theme);
    await until(theme, () => root.querySelector(`.root[data-theme=${theme}]`));
    await drawn();
    await look(theme);
  }
}
