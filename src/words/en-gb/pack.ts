// British English: the sentences of the views and of the landing pages, and the sources of claims.
import { landingWords } from '../landing.ts';
import type { Pack } from '../pack.ts';
import { landingEv } from './landing-ev.ts';
import { landingHeatPump } from './landing-heat-pump.ts';
import { landingSolar } from './landing-solar.ts';
import { ownSentences } from './own-sentences.ts';
import { plain } from './plain.ts';
import { sources, sourceWords } from './sources.ts';

export const landings = {
  solar: landingSolar,
  ev: landingEv,
  ashp: landingHeatPump,
} satisfies Pack['landings'];

const ofPages = Object.entries(landings).map(([asset, page]) => landingWords(asset, page));

const landingSentences = {
  ...sourceWords(),
  ...(Object.assign({}, ...ofPages) as ReturnType<typeof landingWords>),
};

export const sentences = { ...ownSentences, ...landingSentences };

export const enGb = { lang: 'en-GB', sentences, plain, landings, sources } as const satisfies Pack;
