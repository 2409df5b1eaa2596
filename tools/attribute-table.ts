// Knows how the README's attribute table is written from the attributes themselves.

import type { Attribute } from '../src/element/attribute-row.ts';
import { attributeNames, attributes } from '../src/element/attributes.ts';

/** Markdown rows: name, what it takes, what it is otherwise, what it is for. */
export function attributeTable(): string {
  const rows = attributeNames.map((name) => {
    const { takes, otherwise, says, stable } = attributes[name] as unknown as Attribute;
    return `| \`${name}\`${stable ? ' ●' : ''} | ${takes} | ${spoken(otherwise)} | ${says} |`;
  });
  return ['| attribute | takes | otherwise | what it is for |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}

function spoken(value: unknown): string {
  if (value === null || value === '') return '';
  if (value === false) return 'absent';
  return Array.isArray(value) ? 'all' : `\`${String(value)}\``;
}
