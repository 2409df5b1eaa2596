// The lines of drawings are written by hand, in the coordinates that read best. Steps from point to point repeat more often than
// places do, so brotli makes them smaller.
import svgpath from 'svgpath';
import { rewritten } from './rewritten.mjs';

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
      return rewritten(code, this.parse(code), ({ start, end, value }) => {
        const path = typeof value === 'string' ? relative(value) : value;
        return path === value ? [] : [{ start, end, text: JSON.stringify(path) }];
      });
    },
  };
}
