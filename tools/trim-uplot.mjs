// Knows what of uPlot our charts can't reach, and leaves it out of the bundle: dates, logarithms, the legend, its mouse.
import { walkSyntax } from './walk-syntax.mjs';

/** Functions that are kept by name and emptied: what would call them is never asked for (`src/ui/chart/plot-options.ts`). */
const EMPTIED = [
  // Scales of time.
  ...['genTimeStuffs', 'timeAxisStamps', 'timeAxisVals', 'timeAxisVal', 'timeSeriesStamp', 'timeSeriesVal'],
  ...['fmtDate', 'tzDate'],
  // Scales of powers.
  ...['rangeLog', 'rangeAsinh', 'logAxisSplits', 'asinhAxisSplits', 'log10AxisValsFilt', 'log2AxisValsFilt'],
  // Its own mouse, and the zoom that is dragged with it.
  ...['mouseDown', 'mouseMove', 'mouseUp', 'mouseLeave', 'dblClick', 'cacheMouse', 'setSelect'],
  // The legend, and what is switched by it.
  ...['initLegendRow', 'setLegend', 'setLegendValues', 'syncLegend', 'toggleDOM', 'setFocus'],
];

/** What an emptied function answers: nothing that is read, but for the one whose third part is called at once. */
const NOTHING = '{ return []; }';
const ANSWERS = { genTimeStuffs: '{ return [, , () => []]; }' };

/** What it offers beside itself. */
const UNUSED = [
  ...['uPlot.assign', 'uPlot.fmtNum', 'uPlot.rangeNum', 'uPlot.rangeLog', 'uPlot.rangeAsinh', 'uPlot.orient'],
  ...['uPlot.join', 'uPlot.fmtDate', 'uPlot.tzDate', 'uPlot.sync', 'uPlot.addGap', 'uPlot.clipGaps'],
  ...['paths.linear', 'paths.stepped', 'paths.spline'],
];

/**
 * What it does as the script starts, [as it stands, instead]: making formats of numbers and of dates, which costs more
 * than mounting us does, and ends us in a browser set to no language; asking for the pixel ratio; listening to the page
 * for the sake of its mouse. The pixel ratio is asked for with the first chart.
 */
const REPLACED = [
  [/const numFormatter = .*\s*const fmtNum = .*/, 'const fmtNum = String;'],
  [/const localTz = .*/, 'const localTz = "";'],
  [/domEnv && setPxRatio\(\);/, ''],
  [/pxRatio = _pxRatio;/, 'uPlot.pxRatio = pxRatio = _pxRatio;'],
  [/function uPlot\(opts, data, then\) \{/, '$&\n\tif (!pxRatio) setPxRatio();'],
  [/if \(domEnv\) \{\s*on\(resize, win, invalidateRects\);[^}]*\}\);\s*\}/, ''],
  [/uPlot\.pxRatio = pxRatio;/, ''],
];

/** A rollup plugin. Throws when uPlot has none of what is to be left out: a new version is to be looked at. */
export function trimUplot() {
  return {
    name: 'trim-uplot',
    transform(code, id) {
      if (!id.endsWith('uPlot.esm.js')) return null;
      const left = new Set([...EMPTIED, ...UNUSED]);
      const cuts = [];
      walkSyntax(this.parse(code), (node) => {
        const [name, cut] = cutOf(node, code);
        if (name && left.delete(name)) cuts.push(cut);
      });
      const cut = apply(code, cuts);
      const gone = [...left, ...REPLACED.map(([text]) => text).filter((text) => !text.test(cut))];
      if (gone.length > 0) {
        throw new Error(`uPlot has changed; tools/trim-uplot.mjs no longer finds ${gone.join(', ')}`);
      }
      return { code: REPLACED.reduce((text, [from, to]) => text.replace(from, to), cut), map: null };
    },
  };
}

/** The name that a node would be left out by, and what takes its place. */
function cutOf(node, code) {
  if (node.type === 'FunctionDeclaration' && EMPTIED.includes(node.id.name)) {
    return [node.id.name, [node.body.start, node.body.end, ANSWERS[node.id.name] ?? NOTHING]];
  }
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression') return [];
  const { left } = node.expression;
  const name = code.slice(left.start, left.end);
  return UNUSED.includes(name) ? [name, [node.start, node.end, '']] : [];
}

function apply(code, cuts) {
  return cuts
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, end, instead]) => text.slice(0, start) + instead + text.slice(end), code);
}
