// Knows every stylesheet of the widget and in which order they become one.

import civic from '../../themes/civic.css';
import harbour from '../../themes/harbour.css';
import meadow from '../../themes/meadow.css';
import volt from '../../themes/volt.css';
import actions from '../ui/actions/actions.css';
import alert from '../ui/alert/alert.css';
import button from '../ui/button/button.css';
import card from '../ui/card/card.css';
import choiceGroup from '../ui/choices/choice-group.css';
import choices from '../ui/choices/choices.css';
import dialog from '../ui/dialog/dialog.css';
import disclosure from '../ui/disclosure/disclosure.css';
import facts from '../ui/facts/facts.css';
import field from '../ui/field/field.css';
import figure from '../ui/figure/figure.css';
import filterList from '../ui/filter-list/filter-list.css';
import glyph from '../ui/glyph/glyph.css';
import heading from '../ui/heading/heading.css';
import pictureChoices from '../ui/picture-choices/picture-choices.css';
import problemSummary from '../ui/problem-summary/problem-summary.css';
import progress from '../ui/progress/progress.css';
import textField from '../ui/text-field/text-field.css';
import visuallyHidden from '../ui/visually-hidden/visually-hidden.css';
import base from './base.css';
import host from './host.css';
import order from './index.css';
import reset from './reset.css';
import scale from './scale.css';
import { themeCss } from './theme-css.ts';
import tokens from './tokens.css';

const themes = [
  themeCss('meadow', meadow),
  themeCss('harbour', harbour),
  themeCss('volt', volt),
  themeCss('civic', civic),
];

// Within a layer the later one wins; parts that others build on (field, glyph) stand first.
const ui = [
  glyph,
  visuallyHidden,
  field,
  heading,
  button,
  actions,
  textField,
  choiceGroup,
  choices,
  pictureChoices,
  filterList,
  alert,
  dialog,
  disclosure,
  progress,
  problemSummary,
  card,
  figure,
  facts,
];

const shell: readonly string[] = [];
const screens: readonly string[] = [];
const journeys: readonly string[] = [];

/**
 * The whole stylesheet, for one constructed sheet that all instances share. The markup it dresses begins
 * `<div class="root" data-theme="meadow"><div class="frame">`: tokens and container on the one, type scale on the other.
 */
export const css = [
  order,
  host,
  reset,
  tokens,
  ...themes,
  scale,
  base,
  ...ui,
  ...shell,
  ...screens,
  ...journeys,
].join('');
