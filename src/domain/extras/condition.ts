import * as v from 'valibot';
import type { Read } from '../read.ts';

/** A condition of the recommended tariff or of the whole estimate; `met` is null if this home's answer is unknown. */
export const condition = v.object({ id: v.string(), text: v.string(), met: v.nullable(v.boolean()) });
export type Condition = Read<typeof condition>;
