// What is left out of uPlot. Its constants are options and what follows from them (`src/ui/chart/plot-options.ts`).
import { all, type Group, words } from './names.ts';

export const UPLOT: readonly Group[] = [
  {
    title: 'Dates',
    answers: { genTimeStuffs: '[[], [], () => []]', ...all('[]', 'timeAxisStamps timeSeriesStamp') },
    functions: words('uPlot.fmtDate uPlot.tzDate'),
    constants: {
      localTz: "''",
      ...all('[]', 'days3 months3'),
      ...all('false', 'initSeries.isTime initAxis.isTime scaleX.time'),
      'uPlot._tzDate': 'null',
    },
  },
  {
    title: 'Scales that are not linear, and numbers as text',
    functions: words(`
      hasData rangeNum numAxisSplits numAxisVals autoPadSide uPlot.fmtNum uPlot.rangeNum uPlot.rangeLog uPlot.rangeAsinh
    `),
    answers: { accScale: '[]', getIncrSpace: '[1, 1]' },
    constants: {
      numFormatter: 'null',
      fmtNum: 'String',
      'axis._found': '[1, 1]',
      '.distr': '1',
      ...all('null', 'axis.incrs scaleOpts.from sc.from wsc.from'),
    },
  },
  {
    title: 'The legend',
    constants: {
      ...all('({})', 'uPlot.legend uPlot.markers'),
      ...all('false', 'legend.show legend.live'),
      ...all('null', 'markers.dash markers.fill markers.stroke markers.width'),
      // It also decides whether the cursor's points move.
      'uPlot.shouldSetLegend': 'true',
    },
    functions: ['self.setLegend'],
  },
  {
    title: 'The mouse, the selection and other charts',
    functions: words(`
      pubSync cursorOpts.bind cursorOpts.drag cursorOpts.focus cursorOpts.hover self.pub self.setSelect self.syncRect uPlot.sync
    `),
    answers: all('[]', 'on off onMouse syncRect'),
    constants: {
      ...all('false', 'select.show uPlot.cursorFocus cursor.y drag.y'),
      ...all('true', 'uPlot.showCursor cursor.x cursor.dataIdx'),
      ...all('({})', 'uPlot.focus uPlot.syncOpts'),
      ...all('null', 'uPlot.hCursor cursor.sync drag._x drag._y'),
      'syncOpts.match.length': '3',
      'updateCursor.idx2': 'idx',
    },
  },
  {
    title: 'Series that are bands, bars of several kinds, points or gaps',
    functions: words(`
      clipBandLine seriesPointsShow paths.linear paths.spline paths.stepped uPlot.addGap uPlot.clipGaps uPlot.orient
    `),
    answers: { bandFillClipDirs: '[0, 0]', points: 'null' },
    constants: {
      ...all(
        '1',
        'orient.mode seriesFillTo.mode linear.dir bars._dirX sc.dir s.pxAlign s.alpha uPlot.ctxAlpha',
      ),
      ...all('null', 'points.bbox bars.band'),
      ...all('false', 'drawSeries.shouldAlpha bars.multiPath linear.decimate'),
      ...all('(() => false)', 's.points.show s.points.filter'),
      'bars.each': '(() => {})',
      'series.spanGaps': 'true',
    },
  },
  {
    title: 'Axes with ticks, borders, labels and turned text',
    constants: {
      ...all('null', 'axis.label axis.align'),
      ...all('false', 'ticks.show border.show'),
      ...all('true', 'axis.show axis._show'),
      ...all('0', 'scaleX.ori sx.ori axis._rotate drawAxesGrid.angle'),
      'axis.rotate': '(() => 0)',
      'axis.alignTo': '1',
      'drawAxesGrid._parts': '[val]',
      font: "''",
    },
  },
  {
    title: 'Changes to a chart that is drawn',
    functions: words(`
      addBand addSeries batch delBand delSeries posToIdx posToVal setBand setData setScale setSeries valToIdx
    `).map((name) => `self.${name}`),
    constants: {
      'self.status': 'null',
      'opts.title': 'null',
      ...all('1', 'uPlot.mode uPlot.ms uPlot.pxAlign'),
    },
  },
  {
    title: 'Work at import',
    constants: {
      domEnv: 'false',
      doc: 'globalThis.document',
      win: 'globalThis.window',
      pxRatio: 'globalThis.devicePixelRatio',
    },
    functions: words('uPlot.assign uPlot.join'),
  },
];
