// Lists the public surface for readers: the tables of demo/guide/reference.md, and the attributes of the WordPress plugin.
import type { AttributeName } from '../../src/domain/settings.ts';
import { type Attribute, takesOf } from '../../src/element/attribute-kinds.ts';
import { purposes } from '../../src/element/attribute-purposes.ts';
import {
  attributeNames,
  attributes,
  contactAttributes,
  journeyAttributes,
  lookAttributes,
} from '../../src/element/attributes.ts';
import { product } from './product-in-node.ts';
import {
  type PublicMember,
  publicEvents,
  publicMembers,
  publicParts,
  publicTokens,
} from './public-surface.ts';

/** Markdown rows with an attribute's name, its values, its default and its purpose. */
function attributeTable(): string {
  const rows = attributeNames.map((name) => {
    const row = attributes[name] as Attribute;
    const { otherwise, instead = spoken(otherwise) } = row;
    const { description, stable } = purposes[name];
    return `| \`${name}\`${stable ? ' ●' : ''} | ${takesOf(row, product.journeys)} | ${instead} | ${description} |`;
  });
  return ['| attribute | accepts | default | description |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function spoken(value: unknown): string {
  if (value === null) return 'none';
  if (value === false) return 'absent';
  return Array.isArray(value) ? 'all' : `\`${String(value)}\``;
}

type Row = readonly string[];

const line = (cells: Row) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const table = (head: Row, rows: readonly Row[]) =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

const code = (text: string) => `\`${text}\``;
const object = (keys: readonly string[]) => `{ ${keys.join(', ')} }`;

/** `start({ journey?, postcode? })`, `getState(): { … } | null`, `messages: Messages`. */
function signature({ kind, name, isStatic, parameters, type, keys }: PublicMember): string {
  const gives = keys.length > 0 ? type.replace(/^\w+/, object(keys)) : type;
  if (kind === 'field') return `${isStatic ? 'HomeEnergyQuoteElement.' : ''}${name}: ${gives}`;
  const taken = parameters.map((parameter) => object(parameter.keys)).join(', ');
  return `${name}(${taken})${gives === 'void' ? '' : `: ${gives}`}`;
}

/** By the name of the comment that marks the table there: `<!-- events -->`. */
export const readmeTables: Readonly<Record<string, string>> = {
  attributes: attributeTable(),
  events: table(
    ['event', '`detail`', 'when'],
    publicEvents.map(({ name, detail, description }) => [code(name), code(object(detail)), description]),
  ),
  members: table(
    ['member', 'what it does'],
    publicMembers.map((member) => [code(signature(member)), member.description]),
  ),
  tokens: table(
    ['token', 'in `meadow`', 'what it is for'],
    publicTokens.map(({ name, value, description }) => [code(name), code(value), description]),
  ),
  parts: table(
    ['part', 'what it is'],
    publicParts.map(({ name, description }) => [code(name), description]),
  ),
};

/** Only the plugin's settings have these. The author of a post must not decide where visitors' answers are sent. */
const OWNERS: readonly string[] = ['api-base', 'auth-url'];

/** The panels of the editor, by title. */
const GROUPS = { Journey: journeyAttributes, Look: lookAttributes, 'Contact and links': contactAttributes };

/** For each attribute: the block's type, the choices, the panel and the description. */
export function wordpressAttributes(): string {
  const rows = Object.entries(GROUPS).flatMap(([group, attributes]) =>
    Object.entries<Attribute>(attributes as unknown as Record<string, Attribute>)
      .filter(([name]) => !OWNERS.includes(name))
      .map(
        ([name, row]) =>
          [name, { ...described(row, purposes[name as AttributeName].description), group }] as const,
      ),
  );
  return `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`;
}

function described(row: Attribute, description: string): object {
  if (typeof row.otherwise === 'boolean') return { type: 'boolean', says: description };
  const taken = takesOf(row, product.journeys);
  const isChoice = typeof row.otherwise === 'string' && /^[\w-]+(, [\w-]+)+$/.test(taken);
  const choices = isChoice ? { choices: taken.split(', ') } : {};
  return { type: 'string', ...choices, says: `${description} (${taken})` };
}
