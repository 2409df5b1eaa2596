// Loading results, the results, and what can be changed and tried there.
import { type HeldTimers, holdTimers } from '../../browser/held-timers.ts';
import { faults, type Stage } from '../../browser/stage.ts';
import { until } from '../../browser/until.ts';
import { givesAll, START, starts } from '../../browser/walks.ts';
import type { Walk } from '../walk.ts';
import { halfHourStates } from './half-hour-states.ts';

const QUOTE = 'POST /request/customer/esa/{quoteType}/quote';
/** In milliseconds. */
const [CANCEL_AFTER, GIVEN_UP_AFTER, NEXT_MESSAGE] = [8000, 10_000, 4000];
const CHANGE = 'PUT /request/customer/esa/{quoteType}/quote';

/** While the loader is tested, its timers stand still: the message does not change, Cancel does not appear, and nothing times out. */
const stopped: HeldTimers[] = [];

function stopsTime(): void {
  stopped.push(holdTimers(CANCEL_AFTER), holdTimers(GIVEN_UP_AFTER), holdTimers(NEXT_MESSAGE, 'Interval'));
}

function startsTime(): void {
  for (const held of stopped.splice(0).reverse()) held.release();
}

async function closes(visit: Stage): Promise<void> {
  await visit.presses('Cancel');
  await until('the dialog to close', () => !visit.root.querySelector('dialog[open]'));
}

/** From home to the last question about all three assets. */
async function answersAll(visit: Stage): Promise<void> {
  await starts(visit, START.all);
  await givesAll(visit);
}

const results: Walk = {
  name: 'three results',
  states: [
    {
      name: 'quote-failed',
      async reach(visit) {
        await answersAll(visit);
        await visit.sees('That is about 10,920 miles a year.');
        await faults({ call: QUOTE, status: 422, body: { message: 'Try after noon.' } });
        await visit.presses('See my result');
        await visit.sees('Try after noon.');
      },
    },
    {
      name: 'quote-loader',
      async reach(visit) {
        stopsTime();
        await faults({ call: QUOTE, hang: true });
        await visit.presses('Retry');
        await visit.sees('Getting your quote now');
      },
    },
    {
      name: 'quote-loader-cancel',
      async reach(visit) {
        stopped[0]?.pass();
        await visit.control('Cancel');
      },
    },
    {
      name: 'result-failed',
      async reach(visit) {
        await visit.presses('Cancel');
        startsTime();
        await faults({ call: 'POST /request/customer/esa/ashp/quote', status: 422, body: '' });
        await visit.presses('See my result');
        await visit.opens('Your details');
        await visit.sees('System cost estimate');
        await faults();
        await visit.presses('Heat Pump');
        await visit.sees('Something when wrong.');
      },
    },
    {
      name: 'result-heat-pump',
      async reach(visit) {
        await visit.presses('Retry');
        await visit.opens('Your details');
        await visit.sees('Recommended pump size');
        for (const part of ['Cost and payback', 'Help with the cost', 'What we assumed'])
          await visit.opens(part);
      },
    },
    {
      name: 'result-electric-vehicle',
      async reach(visit) {
        await visit.presses('EV');
        await visit.opens('Your details');
        await visit.sees('Vehicle usage');
      },
    },
    {
      name: 'edit-usage',
      async reach(visit) {
        await visit.presses('Change vehicle usage');
        await visit.sees('Vehicle Usage');
      },
    },
    {
      name: 'result-solar',
      async reach(visit) {
        await closes(visit);
        await visit.presses('Solar & Battery');
        await visit.opens('Your details');
        await visit.sees('System cost estimate');
        for (const part of ['Panels alone, or with a battery?', 'Detailed Breakdown', 'What we assumed'])
          await visit.opens(part);
      },
    },
    {
      name: 'result-solar-table',
      async reach(visit) {
        await visit.presses(/^Show as table/);
        await visit.sees('January');
      },
    },
    ...halfHourStates,
    {
      name: 'edit-property',
      async reach(visit) {
        await visit.presses('Remove these readings');
        await until('them to be gone', () => !visit.controls().includes('Remove these readings'));
        await visit.presses('Change property');
        await visit.sees('Choose Property');
        await visit.sees('Detached house');
      },
    },
    {
      name: 'edit-property-failed',
      async reach(visit) {
        await faults({ call: CHANGE, status: 409 });
        await visit.chooses('Detached house');
        await visit.presses('Done');
        await visit.sees('We could not save the change. Your result is as it was.');
        await faults();
      },
    },
    {
      name: 'result-solar-edited',
      async reach(visit) {
        await visit.presses('Retry');
        await visit.sees('was Semi-detached house');
        await until('the change to be told', () => visit.root.textContent?.includes('Updated:'));
      },
    },
    {
      name: 'enquiry',
      async reach(visit) {
        await visit.presses('Arrange a call');
        await visit.sees('Enquire Now');
      },
    },
    {
      name: 'enquiry-missing',
      async reach(visit) {
        await visit.presses('Enquire');
        await visit.sees('Full name is required');
      },
    },
    {
      name: 'enquiry-closed',
      async reach(visit) {
        await visit.types('Full name', 'Ada Visitor');
        await visit.types('Email', 'ada@example.org');
        await visit.types('Phone', '0117 496 0000');
        await visit.picks('Best contact time', 'PM-Afternoon');
        await visit.chooses('Unsure');
        await visit.presses('Enquire');
        // The dialog shows the number, too.
        await until('the dialog to close', () => visit.root.querySelector('dialog[open]') === null);
        await visit.sees('To arrange a call, ring 0117 496 0142.');
      },
    },
    {
      name: 'answers-cleared',
      async reach(visit) {
        location.hash = '#/quote/switch/home-energy';
        await visit.sees('We cleared your answers.');
      },
    },
  ],
};

export const resultStates: readonly Walk[] = [results];
