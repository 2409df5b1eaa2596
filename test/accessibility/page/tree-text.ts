// The browser's accessibility tree as text: one line with role, name and state for each node, in order.
import { executeServerCommand } from '@web/test-runner-commands';

/** The fields of puppeteer's nodes that are used here. */
interface TreeNode {
  readonly role: string;
  readonly name?: string;
  readonly children?: readonly TreeNode[];
  readonly [state: string]: unknown;
}

/** The states that are written, if a node has them. */
const STATES = [
  'level',
  'roledescription',
  'description',
  'haspopup',
  'checked',
  'pressed',
  'selected',
  'expanded',
  'disabled',
  'required',
  'invalid',
  'modal',
];

/** Roles whose text is announced when it appears, so their text is written. */
const SPOKEN = ['status', 'alert'];

/** Longer names are shortened, so that the snapshot does not depend on every word. */
const LONGEST = 90;

interface TreeOptions {
  /** Writes numbers as `#`, since those of a result change with the model. */
  readonly masksNumbers: boolean;
}

/** The tree of the whole page as text. */
export async function treeText({ masksNumbers }: TreeOptions): Promise<string> {
  const root = await executeServerCommand<TreeNode, undefined>('accessibility-tree');
  const text = linesOf(root.children ?? [], 0).join('\n');
  return `${masksNumbers ? text.replace(FIGURE, '#') : text}\n`;
}

/** A number with its pound sign. Levels of headings, CO2 and phone numbers do not count. */
const FIGURE = /(?<!level=|CO|Call [\d ]*)[£-]*\d[\d,.]*\d|(?<!level=|CO|Call [\d ]*)[£-]*\d/g;

function linesOf(nodes: readonly TreeNode[], depth: number, spoken = false): string[] {
  return shortened(nodes.flatMap((node) => seen(node, spoken))).flatMap((node) => {
    const { role, children = [] } = node;
    const line = `${'  '.repeat(depth)}${lineOf(node)}`;
    return [line, ...linesOf(children, depth + 1, SPOKEN.includes(role))];
  });
}

/** The node itself; for a box without meaning, its children; for text, nothing unless it is announced. */
function seen(node: TreeNode, spoken: boolean): TreeNode[] {
  const { role, name, children = [] } = node;
  if (role === 'StaticText') return spoken ? [{ ...node, children: [] }] : [];
  const isPlain = PLAIN.includes(role) && !(role === 'generic' && name);
  return isPlain ? children.flatMap((child) => seen(child, spoken)) : [node];
}

/** Boxes without meaning, and roles that browsers use internally for text. */
const PLAIN = [
  'generic',
  'none',
  'paragraph',
  'strong',
  'LabelText',
  'Legend',
  'Figcaption',
  'caption',
  'ListMarker',
  'InlineTextBox',
  'MenuListPopup',
  // Only drawn when it is scrolled into view. Its content is named by the image around it.
  'Canvas',
];

/** Of many similar nodes in a row, only this many are written. */
const ENOUGH = 4;

function shortened(nodes: readonly TreeNode[]): TreeNode[] {
  const kept: TreeNode[] = [];
  let run = 0;
  for (const node of nodes) {
    const isAlike = ['option', 'row'].includes(node.role) && node.role === kept.at(-1)?.role;
    run = isAlike ? run + 1 : 1;
    if (run <= ENOUGH) kept.push(node);
    else if (run === ENOUGH + 1) kept.push({ role: node.role, name: '…', children: [] });
  }
  return kept;
}

function lineOf(node: TreeNode): string {
  const { role, name = '' } = node;
  const states = STATES.flatMap((state) => {
    const value = node[state];
    const isSet = value !== undefined && value !== false && value !== '' && value !== 'false';
    if (!isSet || (state === 'level' && role !== 'heading')) return [];
    return [value === true ? state : `${state}=${short(String(value))}`];
  });
  return [ROLES[role] ?? role, name && `"${short(name)}"`, states.length > 0 && `[${states.join(', ')}]`]
    .filter(Boolean)
    .join(' ');
}

/** Replaces the browser's internal names of roles. */
const ROLES: Readonly<Record<string, string>> = {
  StaticText: 'text',
  DisclosureTriangle: 'summary',
  DescriptionList: 'facts',
  sectionheader: 'header',
};

function short(text: string): string {
  const clean = text.replace(/\s+/g, ' ').trim();
  return clean.length > LONGEST ? `${clean.slice(0, LONGEST)}…` : clean;
}
