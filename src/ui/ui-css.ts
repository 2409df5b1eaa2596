// Parts that others build on come first, since within a layer the later rule wins.

import actions from './actions/actions.css';
import alert from './alert/alert.css';
import barCompare from './bar-compare/bar-compare.css';
import button from './button/button.css';
import card from './card/card.css';
import chart from './chart/chart.css';
import chartMark from './chart/chart-mark.css';
import shareBar from './chart/share-bar.css';
import uplot from './chart/uplot.css';
import chips from './chips/chips.css';
import choiceGroup from './choices/choice-group.css';
import choices from './choices/choices.css';
import choicePictures from './choices/pictures.css';
import dayStrip from './day-strip/day-strip.css';
import dialog from './dialog/dialog.css';
import disclosure from './disclosure/disclosure.css';
import facts from './facts/facts.css';
import field from './field/field.css';
import figure from './figure/figure.css';
import filterList from './filter-list/filter-list.css';
import heading from './heading/heading.css';
import house from './house/house.css';
import houseMotion from './house/house-motion.css';
import houseParts from './house/house-parts.css';
import housePlace from './house/house-place.css';
import icon from './icon/icon.css';
import lever from './lever/lever.css';
import link from './link/link.css';
import logo from './logo/logo.css';
import numberLine from './number-line/number-line.css';
import plateField from './plate-field/plate-field.css';
import problemSummary from './problem-summary/problem-summary.css';
import progress from './progress/progress.css';
import stackedBars from './stacked-bars/stacked-bars.css';
import status from './status/status.css';
import table from './table/table.css';
import tabs from './tabs/tabs.css';
import tag from './tag/tag.css';
import term from './term/term.css';
import textField from './text-field/text-field.css';
import visuallyHidden from './visually-hidden/visually-hidden.css';

/** The stylesheet of all parts, in the `ui` layer, as two texts: the parts of the home page, and the rest. Add a new part to the rest. */
export const uiCss = {
  first: [icon, visuallyHidden, heading, link, button, card, term, housePlace].join(''),
  rest: [
    status,
    field,
    actions,
    textField,
    plateField,
    choiceGroup,
    choices,
    choicePictures,
    filterList,
    alert,
    dialog,
    disclosure,
    tabs,
    table,
    progress,
    problemSummary,
    figure,
    numberLine,
    stackedBars,
    dayStrip,
    lever,
    facts,
    chips,
    tag,
    logo,
    houseParts,
    house,
    houseMotion,
    barCompare,
    chartMark,
    uplot,
    chart,
    shareBar,
  ].join(''),
};
