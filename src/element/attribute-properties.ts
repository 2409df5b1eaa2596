// Makes every attribute a property too, for frameworks that set properties. Each reflects its attribute.
import type { Settings } from '../domain/settings.ts';
import { isSet } from './attribute-values.ts';
import { attributeNames, attributes, settingOf } from './attributes.ts';

/** A setting as a page writes it: a list is written as text, and a number may be. */
export type Written<Value> = Value extends readonly unknown[]
  ? string
  : Value extends number
    ? number | `${number}`
    : Value;

/** Every HTML element already has `lang`. */
export type AttributeProperties = {
  -readonly [Key in Exclude<keyof Settings, 'lang'>]: Written<Settings[Key]> | null;
};

export const propertyNames = attributeNames.map(settingOf);

/** Null if the attribute is absent. Setting null, undefined or false removes it. */
export function reflectAttributes(prototype: HTMLElement): void {
  for (const name of attributeNames) {
    if (name === 'lang') continue;
    Object.defineProperty(prototype, settingOf(name), {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        const written = this.getAttribute(name);
        return typeof attributes[name].otherwise === 'boolean' ? written !== null && isSet(written) : written;
      },
      set(this: HTMLElement, value: unknown) {
        if (value == null || value === false) this.removeAttribute(name);
        else this.setAttribute(name, value === true ? '' : String(value));
      },
    });
  }
}
