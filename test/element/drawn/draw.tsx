// Each part of the screen by itself, with React as published.
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { fields } from './fields.tsx';
import { figures } from './figures.tsx';
import { house } from './house.tsx';
import { told } from './told.tsx';

const SETS: Record<string, Record<string, ReactNode>> = {
  'the home': house,
  fields,
  figures,
  'what is told': told,
};

export const names: readonly (readonly [set: string, scene: string])[] = Object.entries(SETS).flatMap(
  ([set, scenes]) => Object.keys(scenes).map((scene) => [set, scene] as const),
);

/** Ids that React makes, by the order in which they stand. */
function ownIds(text: string): string {
  const ids = [...new Set(text.match(/_r_\w+_/g) ?? [])];
  return text.replace(/_r_\w+_/g, (id) => `id${ids.indexOf(id) + 1}`);
}

/** What is only said comes a second later, or on a slow machine before we look: other tests hear it. */
const SAID = '.visually-hidden[role=status], .status[role=status]';

function markup(page: Element): string {
  const copy = page.cloneNode(true) as Element;
  for (const said of copy.querySelectorAll(SAID)) said.textContent = '';
  return ownIds(copy.innerHTML).replaceAll('><', '>\n<');
}

/** The markup once nothing of it changes any more, a line for each element. */
export async function drawn(into: ShadowRoot, set: string, scene: string): Promise<string> {
  const page = into.appendChild(document.createElement('div'));
  const root = createRoot(page);
  root.render(SETS[set]?.[scene]);
  let text = '';
  for (let still = 0; still < 2; still = markup(page) === text ? still + 1 : 0) {
    text = markup(page);
    await new Promise(requestAnimationFrame);
  }
  root.unmount();
  return text;
}
