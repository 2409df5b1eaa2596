// What can follow a result: explanations, leaving and returning, sharing, an enquiry, and a result that does not exist.
import { faults, type Stage } from '../../browser/stage.ts';
import { givesAddress, givesHome, START, starts } from '../../browser/walks.ts';
import type { Walk } from '../walk.ts';

const RESULT = 'GET /request/results/tou/esa/{quoteType}/result';

/** From home to the last question about a heat pump. */
async function answersHeatPump(visit: Stage): Promise<void> {
  await starts(visit, START.heatPump);
  await givesAddress(visit);
  await visit.presses('Next');
  await givesHome(visit);
}

const kept: Walk = {
  name: 'a result that is kept',
  attributes: { share: 'on', enquiries: 'api', 'brand-name': 'Brook Energy' },
  states: [
    {
      name: 'result-none',
      async reach(visit) {
        await answersHeatPump(visit);
        await faults({ call: RESULT, status: 204, body: '' });
        await visit.presses('See my result');
        await visit.sees('No result found');
        await faults();
      },
    },
    {
      name: 'result-not-loaded',
      async reach(visit) {
        location.hash = '#/quote/home';
        await answersHeatPump(visit);
        await faults({ call: RESULT, status: 400, body: '' });
        await visit.presses('See my result');
        await visit.control('Retry');
        await faults();
      },
    },
    {
      name: 'result-explained',
      async reach(visit) {
        await visit.presses('Retry');
        await visit.sees('Recommended pump size');
        await visit.presses(/^How we worked this out/);
        await visit.control('Close the sum');
        await visit.opens('Detailed Breakdown');
        // In a language that marks its sentences, no word is explained.
        if (visit.controls().includes('kWh')) await visit.presses('kWh');
      },
    },
    {
      name: 'result-link-failed',
      async reach(visit) {
        await faults({ call: 'POST /request/shares', status: 503 });
        await visit.presses('Share these results');
        await visit.sees('Something when wrong.');
        await faults();
      },
    },
    {
      name: 'result-link',
      async reach(visit) {
        await visit.presses('Share these results');
        await visit.sees(/^Your link shows these results without your address or name/);
      },
    },
    {
      name: 'result-link-copied',
      async reach(visit) {
        navigator.clipboard.writeText = () => Promise.resolve();
        await visit.presses('Copy the link');
        await visit.sees('Copied.');
      },
    },
    {
      name: 'shared-failed',
      async reach(visit) {
        const { value } = await visit.field('Link to these results');
        await faults({ call: 'GET /request/shares/{token}', status: 400 });
        location.hash = new URL(value).hash;
        await visit.sees('The link did not open');
        await faults();
      },
    },
    {
      name: 'result-shared',
      async reach(visit) {
        await visit.presses('Retry');
        await visit.sees(/^Someone shared these results/);
      },
    },
    {
      name: 'shared-gone',
      async reach(visit) {
        location.hash = '#/quote/shared/AAAAAAAAAAAAAAAAAAAAAA';
        await visit.sees('This link does not work');
      },
    },
    {
      name: 'home-with-quote',
      async reach(visit) {
        location.hash = '#/quote/home';
        await visit.sees('What would an upgrade do for your home?');
        await visit.control('Back to your quote');
      },
    },
    {
      name: 'enquiry-failed',
      async reach(visit) {
        await visit.presses('Back to your quote');
        await visit.presses('Arrange a call');
        await visit.types('Full name', 'Ada Visitor');
        await visit.types('Email', 'ada@example.org');
        await visit.types('Phone', '0117 496 0000');
        await visit.picks('Best contact time', 'PM-Afternoon');
        await visit.chooses('Unsure');
        await faults({ call: 'POST /request/enquiries', status: 503 });
        await visit.presses('Enquire');
        await visit.sees('Your answers are safe. Try again.');
        await faults();
      },
    },
    {
      name: 'enquiry-sent',
      async reach(visit) {
        await visit.presses('Enquire');
        await visit.sees(/Your enquiry was sent\./);
      },
    },
    {
      name: 'enquiry-sent-twice',
      async reach(visit) {
        await visit.presses('Send another');
        await visit.presses('Enquire');
        await visit.seesGone('Enquire Now');
        await visit.sees(/Your enquiry was sent\./);
      },
    },
    {
      name: 'enquiry-not-taken-back',
      async reach(visit) {
        await faults({ call: 'DELETE /request/enquiries/{withdrawal}', status: 503 });
        await visit.presses('Withdraw my enquiry');
        await visit.sees('Something when wrong.');
        await faults();
      },
    },
    {
      name: 'enquiry-taken-back',
      async reach(visit) {
        await visit.presses('Withdraw my enquiry');
        await visit.sees('We withdrew it and deleted your details.');
      },
    },
  ],
};

export const keptStates: readonly Walk[] = [kept];
