import * as v from 'valibot';
import type { Read } from '../read.ts';

/** What the recommended tariff, or the whole estimate, rests on; `met` null where this home's answer is not known. */
export const condition = v.object({ id: v.string(), text: v.string(), met: v.nullable(v.boolean()) });
export type Condition = Read<typeof condition>;
