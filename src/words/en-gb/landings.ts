import { landingWords } from '../landing.ts';
import type { Pack } from '../pack.ts';
import { landingAshp } from './landing-ashp.ts';
import { landingEv } from './landing-ev.ts';
import { landingSolar } from './landing-solar.ts';
import { sourceWords } from './sources.ts';

export const landings: Pack['landings'] = {
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
