// Knows the three landing pages, and their sentences by key.
import type { Asset } from '../../domain/flags.ts';
import { type Landing, landingWords, sourceWords } from '../landing.ts';
import { landingAshp } from './landing-ashp.ts';
import { landingEv } from './landing-ev.ts';
import { landingSolar } from './landing-solar.ts';

export const landings: Readonly<Record<Asset, Landing>> = {
  solar: landingSolar,
  ev: landingEv,
  ashp: landingAshp,
};

export const landingSentences = {
  ...sourceWords(),
  ...landingWords('solar', landingSolar),
  ...landingWords('ev', landingEv),
  ...landingWords('ashp', landingAshp),
};
