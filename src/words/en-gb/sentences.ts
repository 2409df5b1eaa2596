import { landingSentences } from './landings.ts';
import { ownSentences } from './own-sentences.ts';

export const sentences = { ...ownSentences, ...landingSentences };
