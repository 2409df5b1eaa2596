// Writes the attributes for the WordPress plugin: `demo/wordpress/home-energy-quote/attributes.json`.
import { type Attribute, takesOf } from '../../src/element/attribute-kinds.ts';
import { contactAttributes, journeyAttributes, lookAttributes } from '../../src/element/attributes.ts';
import { product } from './product-in-node.ts';

/** Only the plugin's settings have these. The author of a post must not decide where visitors' answers are sent. */
const OWNERS: readonly string[] = ['api-base', 'auth-url'];

/** The panels of the editor, by title. */
const GROUPS = { Journey: journeyAttributes, Look: lookAttributes, 'Contact and links': contactAttributes };

/** For each attribute: the block's type, the choices, the panel and the description. */
export function wordpressAttributes(): string {
  const rows = Object.entries(GROUPS).flatMap(([group, attributes]) =>
    Object.entries<Attribute>(attributes as unknown as Record<string, Attribute>)
      .filter(([name]) => !OWNERS.includes(name))
      .map(([name, row]) => [name, { ...described(row), group }] as const),
  );
  return `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`;
}

function described(row: Attribute): object {
  if (typeof row.otherwise === 'boolean') return { type: 'boolean', says: row.says };
  const taken = takesOf(row, product.journeys);
  const isChoice = typeof row.otherwise === 'string' && /^[\w-]+(, [\w-]+)+$/.test(taken);
  const choices = isChoice ? { choices: taken.split(', ') } : {};
  return { type: 'string', ...choices, says: `${row.says} (${taken})` };
}
