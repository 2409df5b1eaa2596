// The visitor's own half hours on a result.
import { choosesFile, yearOfUse } from '../../browser/meter-file.ts';
import { until } from '../../browser/until.ts';
import type { Walk } from '../walk.ts';

/** A walk that continues after the last of these states must first remove the file again. */
export const halfHourStates: Walk['states'] = [
  {
    name: 'half-hours',
    async reach(visit) {
      await visit.opens('Make your result more exact');
      await visit.opens('Use your smart meter’s readings');
      await visit.field('Your meter’s file');
    },
  },
  {
    name: 'half-hours-refused',
    async reach(visit) {
      await choosesFile(visit, 'Start,kWh\nyesterday,0.3');
      await visit.sees(/Line 2: .* Nothing was sent\./);
    },
  },
  {
    name: 'half-hours-used',
    async reach(visit) {
      await choosesFile(visit, yearOfUse());
      await visit.presses('Use these readings');
      await visit.control('Remove these readings');
      await until('the change to be told', () => visit.root.textContent?.includes('Updated:'));
    },
  },
];
