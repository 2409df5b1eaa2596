// The focused element as the browser exposes it to assistive technology: the groups that were entered, its name, role, state and
// description.
import { executeServerCommand } from '@web/test-runner-commands';

interface TreeNode {
  readonly role: string;
  readonly name?: string;
  readonly description?: string;
  readonly children?: readonly TreeNode[];
  readonly focused?: boolean;
  readonly [state: string]: unknown;
}

/** Ancestors of the focused element that are announced when they are entered. */
const GROUPS = [
  'dialog',
  'radiogroup',
  'group',
  'navigation',
  'region',
  'tablist',
  'tabpanel',
  'application',
  'search',
];
const STATES = [
  'level',
  'roledescription',
  'valuetext',
  'checked',
  'selected',
  'expanded',
  'disabled',
  'required',
  'invalid',
];

/** @param around the groups that contained the focus before */
export async function spokenFocus(
  around: readonly string[],
): Promise<{ readonly text: string; readonly groups: readonly string[] }> {
  const root = await executeServerCommand<TreeNode, undefined>('accessibility-tree');
  const path = pathTo(root);
  const node = path.at(-1);
  if (!node) return { text: '(nothing)', groups: [] };
  const groups = path
    .slice(0, -1)
    .filter(({ role, name }) => GROUPS.includes(role) && name)
    .map(({ role, name }) => `${name}, ${role}`);
  const entered = groups.filter((group) => !around.includes(group));
  return { text: [...entered, nodeText(node)].join(' › '), groups };
}

function pathTo(node: TreeNode): readonly TreeNode[] {
  for (const child of node.children ?? []) {
    const path = pathTo(child);
    if (path.length > 0) return [node, ...path];
  }
  return node.focused && node.role !== 'RootWebArea' ? [node] : [];
}

function nodeText(node: TreeNode): string {
  const { role, name = '', description } = node;
  const states = STATES.flatMap((state) => {
    const value = node[state];
    if (value === undefined || value === false || value === 'false' || value === '') return [];
    if (state === 'level' && role !== 'heading') return [];
    return [value === true ? state : `${state} ${value}`];
  });
  const value = typeof node.value === 'string' && node.value !== '' ? [`“${node.value}”`] : [];
  const text = [clean(name), role, ...states, ...value].filter(Boolean).join(', ');
  return description ? `${text}. ${clean(description)}` : text;
}

const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
