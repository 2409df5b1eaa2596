import { keysOf } from '../domain/as-built.ts';
import type { AttributeName, Kebab, Settings } from '../domain/settings.ts';
import type { Attribute } from './attribute-row.ts';
import { contactAttributes } from './attributes-contact.ts';
import { journeyAttributes } from './attributes-journey.ts';
import { lookAttributes } from './attributes-look.ts';

type Attributes = { readonly [Key in keyof Settings as Kebab<Key>]: Attribute<Settings[Key]> };

/** By the attribute's name in HTML, in the order of the README's table. */
export const attributes: Attributes = { ...journeyAttributes, ...lookAttributes, ...contactAttributes };

export const attributeNames = keysOf(attributes);

/** The setting and property for an attribute: `supportPhone` for `support-phone`. */
export const settingOf = (name: AttributeName) =>
  name.replace(/-./g, ([, letter = '']) => letter.toUpperCase()) as keyof Settings;
