// Renders each part of the screen separately, with React as published.
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { settledMarkup } from '../../browser/markup.ts';
import { fields } from './fields.tsx';
import { figures } from './figures.tsx';
import { house } from './house.tsx';
import { messages } from './messages.tsx';
import { onTheWay } from './on-the-way.tsx';
import { results } from './results.tsx';

const SETS: Record<string, Record<string, ReactNode>> = {
  'the home': house,
  fields,
  figures,
  messages,
  'on the way': onTheWay,
  results,
};

export const names: readonly (readonly [set: string, scene: string])[] = Object.entries(SETS).flatMap(
  ([set, scenes]) => Object.keys(scenes).map((scene) => [set, scene] as const),
);

/** Makes messages appear without their delay. Returns a function that restores the timers. */
function hurry(): () => void {
  const { setTimeout } = window;
  window.setTimeout = ((act: () => void) => setTimeout(act)) as typeof setTimeout;
  return () => {
    window.setTimeout = setTimeout;
  };
}

/** Resolves when nothing changes any more. The page's own origin, whose port differs each time, is written as `https://here.example`. */
export async function drawn(into: ShadowRoot, set: string, scene: string): Promise<string> {
  const page = into.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const goesOn = hurry();
  try {
    root.render(SETS[set]?.[scene]);
    const text = await settledMarkup(() => page, 3, true);
    return text.replaceAll(location.origin, 'https://here.example');
  } finally {
    root.unmount();
    goesOn();
  }
}
