// The parts of src/ui, each by the class of its component: `StackedBars` is `.stacked-bars`.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const UI = fileURLToPath(new URL('../../src/ui/', import.meta.url));

/** These components have no class of their own, since they are drawn within another part. */
const WITHIN =
  'Backdrop Car Cat ChartMark ChartPlot Dwelling EnergyFlow Explained FieldProblem HeatPumpUnit HousePicture Kitchen Later Loft LongPart ShareBar SolarPanels'.split(
    ' ',
  );

const kebab = (name: string) => name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

export function uiParts(): readonly string[] {
  const files = globSync('*/*.tsx', { cwd: UI }).map((path) => readFileSync(UI + path, 'utf8'));
  const components = files.flatMap((text) => [...text.matchAll(/^export function ([A-Z]\w+)/gm)]);
  return components
    .map(([, name = '']) => name)
    .filter((name) => !WITHIN.includes(name))
    .map(kebab);
}
