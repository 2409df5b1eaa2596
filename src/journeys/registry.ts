// The assets, in the order of cards and tabs. A new asset is a folder next to these and a line here.
import { ev } from './ev/index.ts';
import { heatPump } from './heat-pump/index.ts';
import { solar } from './solar/index.ts';

export const assets = [solar, ev, heatPump];
