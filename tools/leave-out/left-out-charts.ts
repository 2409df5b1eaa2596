import { all, words } from './name-lists.ts';
import type { LeftOut } from './names.ts';

/** Charts have no time or logarithmic scale, no legend and only our own mouse handling (`src/ui/chart/plot-options.ts`). */
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
    // We set the scales and the marks on the axes.
    accScale: '[]',
    getIncrSpace: '[1, 1]',
    // uPlot listens to no events, and charts are not synchronised.
    ...all('on off onMouse syncRect', '[]'),
    _sync: '{ sub() {}, unsub() {} }',
    // Lines have no points, and their ends are at whole pixels.
    points: 'null',
    pxRoundGen: 'Math.round',
    ...all('cacheMouse setLegend timeAxisStamps timeAxisVals timeSeriesStamp timeSeriesVal', '[]'),
  },
  constants: {
    // As the script starts, uPlot does nothing and adds no listener, since a server may import the module.
    domEnv: 'false',
    doc: 'document',
    win: 'window',
    pxRatio: 'devicePixelRatio',
    // Formats of `Intl` cost more time than mounting the widget, and throw in a browser without a language.
    fmtNum: 'String',
    localTz: "''",
    numFormatter: 'null',
    // All series of a chart share one x. There is no legend, no focused series, no selection and no synchronised chart.
    ...all('uPlot.mode orient.mode seriesFillTo.mode', '1'),
    ...all('uPlot.showLegend uPlot.cursorFocus uPlot.cursorOnePt select.show', 'false'),
    ...all('initSeries.isTime initAxis.isTime initScale.isTime', 'false'),
    'uPlot.xScaleDistr': '1',
    // The x axis is horizontal.
    ...all('scaleX.ori sx.ori', '0'),
    // uPlot creates these as the script starts, for features that are left out.
    ...all('days3 months3', '[]'),
    ...all('drawAccV pointsPath rectV TypedArray', 'null'),
    // Options that we do not set (`src/ui/chart/plot-options.ts`).
    ...all('opts.class opts.id opts.title scaleOpts.from sc.from wsc.from axis.label axis.align', 'null'),
    ...all('opts.pxAlign opts.ms uPlot.ms uPlot.pxAlign s.pxAlign', '1'),
    'opts.plugins': '[]',
    'opts.bands': '[]',
    ...all('scaleX.time setData._resetScales drawPath._points', 'false'),
    ...all('uPlot.showCursor cursor.x axis.show axis._show', 'true'),
    ...all('scale.dir sc.dir scaleX.dir linear.dir bars._dirX axis.alignTo', '1'),
    // `shouldSetLegend` also decides whether the cursor's points move, so it is true although there is no legend.
    ...all('uPlot.legend uPlot.markers uPlot.focus uPlot.drag uPlot.syncOpts', '({})'),
    ...all('legend.show legend.live drag.x drag.y drawSeries.shouldAlpha cursor.y', 'false'),
    'uPlot.shouldSetLegend': 'true',
    ...all('uPlot.syncKey uPlot.hCursor uPlot.yCursor uPlot._tzDate points.bbox', 'null'),
    'syncOpts.match': '[]',
    'syncOpts.match.length': '3',
    ...all('uPlot.ctxAlpha s.alpha', '1'),
    // The cursor is at a point of the data, where each line has a value.
    'cursor.dataIdx': 'true',
    'updateCursor.idx2': 'idx',
    ...all('s.points.show s.points.filter', '(() => false)'),
    // There is no band between two lines, and no bar has its own colour, place or listener.
    'fillStroke.flags': '0',
    ...all('strokeFill.bandClip strokeFill.gapsClip strokeFill.gapsClip2', 'null'),
    ...all('bars.band bars.dispFills bars.dispStrokes bars.x0 bars.y0', 'null'),
    ...all('bars.multiPath linear.hasGap', 'false'),
    'bars.each': '(() => {})',
    ...all('linear.bandFillDir linear.bandClipDir', '0'),
    'series.spanGaps': 'true',
    // A chart has far fewer points than pixels.
    'linear.decimate': 'false',
    ...all('ticks.show border.show', 'false'),
    'axis._found': '[1, 1]',
    'axis.incrs': 'null',
    'axis.rotate': '(() => 0)',
    ...all('axis._rotate drawAxesGrid.angle', '0'),
    'drawAxesGrid._parts': '[val]',
    // We set the font of each axis.
    font: "''",
  },
  kinds: ['Map', 'TypedArray'],
  calls: {
    // Our own drawing uses only the last hook, so no other hooks are called.
    fire: words(
      'addSeries destroy drawAxes drawClear drawSeries init ready setCursor setData setScale setSize',
    ),
    'Object.defineProperty': ['rect'],
  },
  properties: {
    cursorOpts: words('bind drag focus hover event lock idx idxs dataIdx'),
    xScaleOpts: words('time log asinh'),
    xAxisOpts: words('alignTo labelFont labelGap labelSize rotate'),
    yAxisOpts: words('alignTo labelFont labelGap labelSize rotate'),
  },
  // All scales are linear.
  fields: { distr: '1' },
  assignments: words(`
    axis.incrs axis.labelFont cursor._lock cursor.event cursor.idxs cursor.sync drag._x drag._y
    legend.idx legend.idxs markers.dash markers.fill markers.stroke markers.width
    self.posToVal self.pub self.select self.setData self.setLegend self.setScale
    self.status self.syncRect
    paths.linear paths.spline paths.stepped uPlot.addGap uPlot.assign uPlot.clipGaps uPlot.fmtDate uPlot.fmtNum
    uPlot.join uPlot.orient uPlot.pxRatio uPlot.rangeAsinh uPlot.rangeLog uPlot.rangeNum uPlot.sync uPlot.tzDate
    self.addBand self.addSeries self.batch self.delBand self.delSeries self.posToIdx self.setBand
    self.setSelect self.setSeries self.valToIdx
  `),
};
