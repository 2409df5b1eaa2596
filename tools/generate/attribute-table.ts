import { type Attribute, takesOf } from '../../src/element/attribute-kinds.ts';
import { attributeNames, attributes } from '../../src/element/attributes.ts';
import { product } from './product-in-node.ts';

/** Markdown rows with an attribute's name, its values, its default and its purpose. */
export function attributeTable(): string {
  const rows = attributeNames.map((name) => {
    const row = attributes[name] as Attribute;
    const { otherwise, instead = spoken(otherwise), says, stable } = row;
    return `| \`${name}\`${stable ? ' ●' : ''} | ${takesOf(row, product.journeys)} | ${instead} | ${says} |`;
  });
  return ['| attribute | accepts | default | description |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function spoken(value: unknown): string {
  if (value === null) return 'none';
  if (value === false) return 'absent';
  return Array.isArray(value) ? 'all' : `\`${String(value)}\``;
}
