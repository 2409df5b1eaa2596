import { walkSyntax } from '../../walk-syntax.mjs';

/**
 * The answer of a rollup plugin's `transform`: the code with what is rewritten in it. No two changes overlap.
 * @param changesOf the changes that a node of the syntax tree asks for: `{ start, end, text }`
 */
export function rewritten(code, tree, changesOf) {
  const changes = [];
  walkSyntax(tree, (node) => {
    changes.push(...changesOf(node));
  });
  // The last is made first, so that the positions of the others stay valid.
  const last = changes.sort((a, b) => b.start - a.start);
  return {
    code: last.reduce((done, { start, end, text }) => done.slice(0, start) + text + done.slice(end), code),
    map: null,
  };
}
