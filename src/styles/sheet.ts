import civic from '../../themes/civic.css';
import harbour from '../../themes/harbour.css';
import meadow from '../../themes/meadow.css';
import volt from '../../themes/volt.css';
import { THEMES, type Theme } from '../domain/settings.ts';
import { journeysCss } from '../journeys/journeys-css.ts';
import { screensCss } from '../screens/screens-css.ts';
import { shellCss } from '../shell/shell-css.ts';
import { uiCss } from '../ui/ui-css.ts';
import base from './base.css';
import reset from './reset.css';
import { themeCss } from './theme-css.ts';
import tokens from './tokens.css';

const foundations = [reset, tokens, base];
const files: Readonly<Record<Theme, string>> = { meadow, harbour, volt, civic };
const themes = THEMES.map((name) => themeCss(name, files[name]));

/**
 * The stylesheet, for constructed sheets that all elements share: what the home page needs, and the rest, which
 * follows later (element/mount.tsx). Each folder lists its own, as ui-css.ts does. The markup begins with
 * `<div class="root" data-theme="meadow"><div class="frame">`: tokens and container on the first, type scale on the second.
 * `root` also has `dir`, `data-font="inherit"`, and the values of attributes, as inline `--_attr-brand` and the like.
 */
export const css = {
  first: [...foundations, ...themes, uiCss.first, shellCss.first, screensCss.first].join(''),
  rest: [uiCss.rest, shellCss.rest, screensCss.rest, journeysCss].join(''),
};
