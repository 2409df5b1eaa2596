// The tokens that a partner's attributes set directly, as custom properties on our wrapper.
import type { Settings } from '../../domain/settings.ts';

export function attributeTokens(settings: Settings): Readonly<Record<`--_attr-${string}`, string>> {
  const { radius, font, fontHeading, size } = settings;
  const tokens: readonly (readonly [string, string | null])[] = [
    ['radius', radius === null ? null : `${radius}px`],
    ['font', font === 'inherit' ? null : font],
    ['font-heading', fontHeading === 'inherit' ? null : fontHeading],
    ['size', size === null ? null : `${size}px`],
  ];
  return Object.fromEntries(
    tokens.flatMap(([name, value]) => (value === null ? [] : [[`--_attr-${name}`, value]])),
  );
}
