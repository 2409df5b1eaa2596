// The assets, in the order of cards and tabs. A new asset is a folder next to these and a line here.
import evCss from './ev/ev.css';
import { ev } from './ev/index.ts';
import heatPumpCss from './heat-pump/heat-pump.css';
import { heatPump } from './heat-pump/index.ts';
import { solar } from './solar/index.ts';
import solarCss from './solar/solar.css';

export const assets = [solar, ev, heatPump];

/** Their stylesheets. They are not in the descriptors, so that a script has them only in its one sheet. */
export const assetsCss = [solarCss, evCss, heatPumpCss];
