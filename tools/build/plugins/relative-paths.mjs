// The lines of drawings are written by hand, in the coordinates that read best. Steps from point to point repeat more often than
// places do, so brotli makes them smaller.
import svgpath from 'svgpath';
import { walkSyntax } from '../../walk-syntax.mjs';

const PATH = /^M-?[\d.]+[-, ][-\d., MHVLCSQTAZmhvlcsqtaz]+$/;

/** The same path with relative commands, as short as SVG allows. Other texts come back as they were. */
export function relative(text) {
  if (!PATH.test(text)) return text;
  const path = svgpath(text);
  return path.err ? text : path.rel().round(2).toString();
}

/** A rollup plugin: paths that are a literal of their own get relative commands. */
export function relativePaths() {
  return {
    name: 'relative-paths',
    transform(code, id) {
      if (id.includes('node_modules')) return null;
      const paths = [];
      walkSyntax(this.parse(code), (node) => {
        if (typeof node.value === 'string' && relative(node.value) !== node.value) paths.push(node);
      });
      return { code: paths.sort((a, b) => b.start - a.start).reduce(rewritten, code), map: null };
    },
  };
}

/** Called for the last path first, so that the positions of the others stay valid. */
const rewritten = (code, { start, end, value }) =>
  `${code.slice(0, start)}${JSON.stringify(relative(value))}${code.slice(end)}`;
