// Lists every state of every screen once. The accessibility tests check them, and the gallery shows them.
import type { Walk } from '../walk.ts';
import { homeStates } from './home-states.ts';
import { keptStates } from './kept-states.ts';
import { resultStates } from './result-states.ts';
import { vehicleStates } from './vehicle-states.ts';

export const allStates: readonly Walk[] = [...homeStates, ...vehicleStates, ...resultStates, ...keptStates];
