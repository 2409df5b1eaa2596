import { keysOf } from '../domain/as-built.ts';
import type { AttributeName } from '../domain/settings.ts';
import { contactAttributes } from './attributes-contact.ts';
import { journeyAttributes } from './attributes-journey.ts';
import { lookAttributes } from './attributes-look.ts';

/** By the name an attribute has in HTML, in the order of the README's table. */
export const attributes = {
  ...journeyAttributes,
  ...lookAttributes,
  ...contactAttributes,
} satisfies Record<AttributeName, unknown>;

export const attributeNames = keysOf(attributes) as readonly AttributeName[];
