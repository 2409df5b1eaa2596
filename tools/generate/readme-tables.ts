// Generates the tables of demo/guide/reference.md from src, so that they always agree with the code.
import { attributeTable } from './attribute-table.ts';
import {
  type PublicMember,
  publicEvents,
  publicMembers,
  publicParts,
  publicTokens,
} from './public-surface.ts';

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
    publicEvents.map(({ name, detail, says }) => [code(name), code(object(detail)), says]),
  ),
  members: table(
    ['member', 'what it does'],
    publicMembers.map((member) => [code(signature(member)), member.says]),
  ),
  tokens: table(
    ['token', 'in `meadow`', 'what it is for'],
    publicTokens.map(({ name, value, says }) => [code(name), code(value), says]),
  ),
  parts: table(
    ['part', 'what it is'],
    publicParts.map(({ name, says }) => [code(name), says]),
  ),
};
