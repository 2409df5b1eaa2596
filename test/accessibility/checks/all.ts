// The checks are in an order in which none disturbs a later one.
import { axeCheck } from './axe.ts';
import type { Check } from './check.ts';
import { contrastCheck } from './contrast.ts';
import { figuresCheck } from './figures.ts';
import { focusKeptCheck } from './focus-kept.ts';
import { focusStopsCheck } from './focus-stops.ts';
import { forcedColoursCheck } from './forced-colours.ts';
import { liveCheck } from './live.ts';
import { motionCheck } from './motion.ts';
import { namesCheck } from './names.ts';
import { narrowCheck } from './narrow.ts';
import { picturesCheck } from './pictures.ts';
import { shownCheck } from './shown.ts';
import { spacingCheck } from './spacing.ts';
import { targetsCheck } from './targets.ts';
import { treeCheck } from './tree.ts';
import { untouchedCheck } from './untouched.ts';
import { zoomCheck } from './zoom.ts';

/** New for each walk, since some of them observe it. */
export const allChecks = (): readonly Check[] => [
  shownCheck,
  figuresCheck,
  liveCheck(),
  focusKeptCheck,
  treeCheck,
  motionCheck,
  targetsCheck,
  namesCheck,
  untouchedCheck,
  picturesCheck,
  focusStopsCheck,
  axeCheck,
  contrastCheck,
  forcedColoursCheck,
  spacingCheck,
  narrowCheck,
  zoomCheck,
];
