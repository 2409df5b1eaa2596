// The attributes as the WordPress plugin reads them: `demo/wordpress/home-energy-quote/attributes.json`.
import { type Attribute, takesOf } from '../src/element/attribute-row.ts';
import { attributeNames, attributes } from '../src/element/attributes.ts';
import { product } from './product-in-node.ts';

/** By name: a block's type, the words of a choice, and what it is for. */
export function wordpressAttributes(): string {
  const rows = attributeNames.map((name) => {
    const row = attributes[name] as unknown as Attribute;
    const taken = takesOf(row, product.journeys);
    const isChoice = typeof row.otherwise === 'string' && /^[\w-]+(, [\w-]+)+$/.test(taken);
    const type = typeof row.otherwise === 'boolean' ? 'boolean' : 'string';
    const says = type === 'boolean' ? row.says : `${row.says} (${taken})`;
    return [name, { type, ...(isChoice ? { choices: taken.split(', ') } : {}), says }] as const;
  });
  return `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`;
}
