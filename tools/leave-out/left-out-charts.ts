import { all, words } from './name-lists.ts';
import type { LeftOut } from './names.ts';

/** Charts have no scale of time or of powers, no legend, and no mouse but ours (`src/ui/chart/plot-options.ts`). */
export const UPLOT: LeftOut = {
  name: 'uplot',
  file: 'uplot/dist/uPlot.esm.js',
  isModule: true,
  unreached: words(`
    _rangeNum addBand addSeries asinhAxisSplits autoPadSide batch clampScale clipBandLine closestIdxFromXpos cursorPointFill
    cursorPointSize cursorPointStroke dblClick delBand delSeries findGaps fmtDate getMinMax hasData initLegendRow legendFill legendStroke
    log10AxisValsFilt log2AxisValsFilt logAxisSplits mouseDown mouseLeave mouseMove mouseUp numAxisSplits numAxisVals
    numSeriesVal offMouse pubSync rangeAsinh rangeLog rangeNum seriesPointsShow setBand setFocus setLegendValues
    setSelect setSeries snapAsinhY snapLogY snapNumX snapNumY syncFontSize syncLegend timeAxisVal toggleDOM tzDate
  `),
  answers: {
    genTimeStuffs: '[[], [], () => []]',
    bandFillClipDirs: '[0, 0]',
    // No value is missing.
    clipGaps: 'null',
    ...all('cacheMouse setLegend timeAxisStamps timeAxisVals timeSeriesStamp timeSeriesVal', '[]'),
  },
  constants: {
    // Nothing is done and nobody listened to as the script starts; a server may import it.
    domEnv: 'false',
    doc: 'document',
    win: 'window',
    pxRatio: 'devicePixelRatio',
    // Formats of `Intl` cost more than mounting us does, and end us in a browser set to no language.
    fmtNum: 'String',
    localTz: "''",
    numFormatter: 'null',
    // A chart has one x for all its series; no legend, no series in focus, nothing selected, no other chart beside it.
    ...all('uPlot.mode orient.mode seriesFillTo.mode', '1'),
    ...all('uPlot.showLegend uPlot.cursorFocus uPlot.cursorOnePt select.show', 'false'),
    ...all('initSeries.isTime initAxis.isTime initScale.isTime', 'false'),
    'uPlot.xScaleDistr': '1',
    // The x of a chart lies flat.
    ...all('scaleX.ori sx.ori', '0'),
    // Made as the script starts, for what is not there.
    ...all('days3 months3', '[]'),
    ...all('drawAccV pointsPath rectV', 'null'),
  },
  // No scale but a linear one.
  fields: { distr: '1' },
  assignments: words(`
    paths.linear paths.spline paths.stepped uPlot.addGap uPlot.assign uPlot.clipGaps uPlot.fmtDate uPlot.fmtNum
    uPlot.join uPlot.orient uPlot.pxRatio uPlot.rangeAsinh uPlot.rangeLog uPlot.rangeNum uPlot.sync uPlot.tzDate
    self.addBand self.addSeries self.batch self.delBand self.delSeries self.posToIdx self.setBand
    self.setSelect self.setSeries self.valToIdx
  `),
};
