import type { Pack } from '../pack.ts';
import { landings } from './landings.ts';
import { plain } from './plain.ts';
import { sentences } from './sentences.ts';
import { sources } from './sources.ts';

export const enGb = { lang: 'en-GB', sentences, plain, landings, sources } as const satisfies Pack;
