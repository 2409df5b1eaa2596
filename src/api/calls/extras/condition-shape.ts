import * as v from 'valibot';

export const conditionShape = v.object({ id: v.string(), text: v.string(), met: v.nullable(v.boolean()) });
