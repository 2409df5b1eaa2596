// The accessibility tree that the browser computes, a line each: role, name and state, in order.
import { executeServerCommand } from '@web/test-runner-commands';

/** As puppeteer gives it, as far as it is read here. */
interface TreeNode {
  readonly role: string;
  readonly name?: string;
  readonly children?: readonly TreeNode[];
  readonly [state: string]: unknown;
}

/** What is said of a node besides its role and name, where it is so. */
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

/** Roles whose text is what they are: read out as it comes. */
const SPOKEN = ['status', 'alert'];

/** Longer names are cut: copy may change, what it belongs to may not. */
const LONGEST = 90;

interface TreeOptions {
  /** Numbers as `#`: those of a result change with the model. */
  readonly masksNumbers: boolean;
}

/** The whole page's, as text. */
export async function treeText({ masksNumbers }: TreeOptions): Promise<string> {
  const root = await executeServerCommand<TreeNode, undefined>('accessibility-tree');
  const text = linesOf(root.children ?? [], 0).join('\n');
  return `${masksNumbers ? text.replace(FIGURE, '#') : text}\n`;
}

/** A number with its pound sign, but no level of a heading, no CO2 and no number to ring. */
const FIGURE = /(?<!level=|CO|Call [\d ]*)[£-]*\d[\d,.]*\d|(?<!level=|CO|Call [\d ]*)[£-]*\d/g;

function linesOf(nodes: readonly TreeNode[], depth: number, spoken = false): string[] {
  return shortened(nodes.flatMap((node) => seen(node, spoken))).flatMap((node) => {
    const { role, children = [] } = node;
    const line = `${'  '.repeat(depth)}${lineOf(node)}`;
    return [line, ...linesOf(children, depth + 1, SPOKEN.includes(role))];
  });
}

/** The node itself; of a box that says nothing, what is in it; of text, nothing, unless it is spoken. */
function seen(node: TreeNode, spoken: boolean): TreeNode[] {
  const { role, name, children = [] } = node;
  if (role === 'StaticText') return spoken ? [{ ...node, children: [] }] : [];
  const isPlain = PLAIN.includes(role) && !(role === 'generic' && name);
  return isPlain ? children.flatMap((child) => seen(child, spoken)) : [node];
}

/** Boxes that say nothing, and roles that browsers give to text for themselves. */
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
  // Drawn once it is scrolled near: what it shows is in the image that it lies in.
  'Canvas',
];

/** Of many alike in a row, the first ones. */
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
    const isTold = value !== undefined && value !== false && value !== '' && value !== 'false';
    if (!isTold || (state === 'level' && role !== 'heading')) return [];
    return [value === true ? state : `${state}=${short(String(value))}`];
  });
  return [ROLES[role] ?? role, name && `"${short(name)}"`, states.length > 0 && `[${states.join(', ')}]`]
    .filter(Boolean)
    .join(' ');
}

/** Where the browser has a word of its own. */
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
