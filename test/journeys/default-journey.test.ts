import { expect } from '@open-wc/testing';
import { leave, reopen, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import {
  begins,
  CONTACT,
  givesAddress,
  givesMiles,
  givesPlate,
  picksVehicle,
  START,
} from '../browser/walks.ts';
import { requests } from '../browser/wire.ts';

interface Question {
  readonly heading: string;
  readonly asks: string | RegExp;
  readonly answer: (visit: Stage) => Promise<void>;
}

const SHARED = 'Explore low-carbon upgrades for your home';
const EV = 'Explore the benefit of adopting an EV';

/** The seven questions of the default journey, in order. */
const QUESTIONS: readonly Question[] = [
  { heading: SHARED, asks: 'Where is your home?', answer: (visit) => givesAddress(visit) },
  {
    heading: SHARED,
    asks: 'What type of home is it?',
    answer: (visit) => visit.chooses('Semi-detached house'),
  },
  {
    heading: 'Explore the impact of Solar and Battery',
    asks: 'How much of the day is someone at home?',
    answer: (visit) => visit.chooses('About half a day'),
  },
  {
    heading: 'Explore the impact of Air-Source Heat Pumps',
    asks: 'How is your home heated today?',
    answer: (visit) => visit.chooses('Medium'),
  },
  {
    heading: EV,
    // The second, once it has been answered.
    asks: /^(Which car do you drive today|Is this your car)\?$/,
    answer: (visit) => givesPlate(visit, 'FO18 RDX', 'Ford Focus'),
  },
  {
    heading: EV,
    asks: 'Which electric car are you thinking of?',
    async answer(visit) {
      await visit.presses('Select a vehicle');
      await picksVehicle(visit, { make: 'Nissan', model: 'Leaf', battery: '39 kWh' });
      await visit.sees('Nissan Leaf');
    },
  },
  {
    heading: EV,
    asks: 'How far do you drive in a week?',
    answer: (visit) => givesMiles(visit, '150', '60'),
  },
];

/** Answers the questions from one number up to another, which is then on the screen. */
async function answers(visit: Stage, from: number, to: number): Promise<void> {
  for (const { asks, answer } of QUESTIONS.slice(from - 1, to - 1)) {
    await visit.sees(asks);
    await answer(visit);
    await visit.presses('Next');
  }
  await visit.sees(QUESTIONS[to - 1]?.asks ?? '');
}

async function seesStep(visit: Stage, position: number): Promise<void> {
  await visit.sees(`Step ${position} of 7`);
  await visit.sees(QUESTIONS[position - 1]?.asks ?? '');
}

describe('the default journey', () => {
  it('FLAG-02 HOME-12 WIZ-01 WIZ-02 WIZ-12 WIZ-13 AMB-08 AMB-10: is seven questions in order, counted and measured', async () => {
    const visit = await begins(START.all);
    for (const [index, { heading, asks, answer }] of QUESTIONS.entries()) {
      await seesStep(visit, index + 1);
      await visit.sees(asks);
      await visit.sees(heading);
      const bar = visit.root.querySelector('[role=progressbar]');
      expect(bar?.getAttribute('aria-valuenow')).to.equal(String(Math.round((100 * (index + 1)) / 7)));
      // Screen readers get steps instead of percent.
      expect(bar?.getAttribute('aria-valuetext')).to.equal(`Step ${index + 1} of 7`);
      await answer(visit);
      if (index < 6) await visit.presses('Next');
    }
    await visit.control('See my result');
  });

  it('AMB-07 AMB-09 WIZ-23: ends in three quotes and three tabs, solar’s open', async () => {
    const visit = await begins(START.all);
    await answers(visit, 1, 7);
    await givesMiles(visit, '150', '60');
    await visit.presses('See my result');
    await visit.opens('Your details');
    await visit.sees('System cost estimate');
    const made = requests('createQuote').map(({ url }) => url.pathname.split('/').at(-2));
    expect(made).to.have.members(['solar', 'ev', 'ashp']);
    const tabs = [...visit.root.querySelectorAll('[role=tab]')].map(
      (tab) => tab.querySelector('.tabs__name')?.textContent,
    );
    expect(tabs).to.deep.equal(['Solar & Battery', 'EV', 'Heat Pump']);
    await visit.presses('EV');
    await visit.opens('Your details');
    await visit.sees('Vehicle usage');
    await visit.presses('Heat Pump');
    await visit.opens('Your details');
    await visit.sees('Recommended pump size');
  });

  it('WIZ-22 BEY-13: Back and Forward, of the page or of the browser, keep every answer', async () => {
    const visit = await begins(START.all);
    await answers(visit, 1, 6);
    await visit.presses('Back');
    await seesStep(visit, 5);
    await visit.sees('Ford Focus');
    history.back();
    await seesStep(visit, 4);
    const checked = (name: string) =>
      visit.root.querySelector<HTMLInputElement>(`input[name=${name}]:checked`)?.value;
    await until('the insulation', () => checked('insulation') === '2');
    history.back();
    await seesStep(visit, 3);
    await until('the time at home', () => checked('propertyUsage') === '2');
    history.back();
    await seesStep(visit, 2);
    await until('the type', () => checked('propertyId') === '2');
    history.forward();
    await seesStep(visit, 3);
    history.go(3);
    await seesStep(visit, 6);
    for (const position of [5, 4, 3, 2, 1]) {
      await visit.presses('Back');
      await seesStep(visit, position);
    }
    await visit.control('Change address');
    await visit.presses('Next');
    await seesStep(visit, 2);
  });

  it('AMB-13 BEY-13: a reload in the middle comes back to its question, and the journey ends as if there had been none', async () => {
    const before = await begins(START.all);
    await answers(before, 1, 6);
    await leave(before);
    const after = await reopen(CONTACT);
    await seesStep(after, 6);
    await after.presses('Back');
    await after.sees('Ford Focus');
    await after.presses('Next');
    await answers(after, 6, 7);
    await after.types('Weekday miles (Monday to Friday, in total)', '150');
    await leave(after);
    const again = await reopen(CONTACT);
    await seesStep(again, 7);
    const weekday = await again.field('Weekday miles (Monday to Friday, in total)');
    expect(weekday.value).to.equal('150');
    await givesMiles(again, '150', '60');
    await again.presses('See my result');
    await again.opens('Your details');
    await again.sees('System cost estimate');
    await again.presses('EV');
    await again.opens('Your details');
    await again.sees('Vehicle usage');
  });

  it('AMB-02: the owner of a flat continues with heat pump and car', async () => {
    const visit = await begins(START.all);
    await answers(visit, 1, 2);
    await visit.chooses('Flat');
    await visit.presses('Next');
    await visit.sees('We are unable to provide Solar quotes for Flats and Maisonette property types');
    await visit.presses('Continue without solar');
    await visit.sees('Step 3 of 6');
    await visit.sees('How is your home heated today?');
  });
});
