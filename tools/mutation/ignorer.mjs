// Excludes sentences for people from mutation testing. A test of a sentence would only repeat it.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** `says` describes a call or a field in `openapi.json`, and is not in the bundle. */
const isDocumentation = ({ node }) =>
  node.type === 'ObjectProperty' && node.key.type === 'Identifier' && node.key.name === 'says';

/** An entry of a words catalogue: `'solar.save': 'You could save about'`. */
const isCatalogued = ({ node, parent }) =>
  node.type === 'StringLiteral' &&
  parent?.type === 'ObjectProperty' &&
  parent.value === node &&
  parent.key.type === 'StringLiteral' &&
  parent.key.value.includes('.');

const LOGIC = ['BinaryExpression', 'LogicalExpression', 'ConditionalExpression', 'ArrowFunctionExpression'];

function hasLogic(node) {
  if (Array.isArray(node)) return node.some(hasLogic);
  if (typeof node?.type !== 'string') return false;
  return LOGIC.includes(node.type) || Object.values(node).some(hasLogic);
}

function textOf(node) {
  if (node.type === 'StringLiteral') return node.value;
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw).join('0') : '';
}

/** Contains at least two words. Keys, units and names have no space. Logic inside a template string is still mutated. */
const isSentence = ({ node }) =>
  /[\p{L}\d][,.;:]? \p{L}/u.test(textOf(node)) && !hasLogic(node.expressions ?? []);

const RULES = [
  [isDocumentation, 'only documents say it'],
  [isCatalogued, 'a line of a catalogue'],
  [isSentence, 'a sentence'],
];

const forPeople = {
  shouldIgnore: (path) => RULES.find(([applies]) => applies(path))?.[1],
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'for-people', forPeople)];
