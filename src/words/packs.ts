// The list of languages: a new one is a folder next to en-gb and a line here.
import { enGb } from './en-gb/pack.ts';
import type { Pack } from './pack.ts';

export const packs = [enGb] as const satisfies readonly [Pack, ...Pack[]];
