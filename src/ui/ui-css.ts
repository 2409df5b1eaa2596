// Parts that others build on come first, since within a layer the later rule wins.

import alert from './alert/alert.css';
import barCompare from './bars/bars.css';
import actions from './button/actions.css';
import button from './button/button.css';
import card from './card/card.css';
import chart from './chart/chart.css';
import choices from './choices/choices.css';
import dayStrip from './day-strip/day-strip.css';
import dialog from './dialog/dialog.css';
import disclosure from './disclosure/disclosure.css';
import facts from './facts/facts.css';
import field from './field/field.css';
import figure from './figure/figure.css';
import house from './house/house.css';
import houseParts from './house/house-parts.css';
import housePlace from './house/house-place.css';
import lever from './lever/lever.css';
import progress from './progress/progress.css';
import tabs from './tabs/tabs.css';
import tag from './text/tag.css';
import heading from './text/text.css';

/** The stylesheet of all parts, in the `ui` layer, as two texts: the parts of the home page, and the rest. Add a new part to the rest. */
export const uiCss = {
  first: [heading, button, card, housePlace].join(''),
  rest: [
    tag,
    field,
    actions,
    choices,
    alert,
    dialog,
    disclosure,
    tabs,
    facts,
    progress,
    figure,
    barCompare,
    dayStrip,
    lever,
    houseParts,
    house,
    chart,
  ].join(''),
};
