// Each claim with its source.
import type { Landing } from '../landing.ts';

export const landingEv: Landing = {
  title: 'Electric vehicles',
  lead: 'An electric car fills up at your own meter, so your tariff decides what a mile costs.',
  fact: {
    figure: '{nightMile}p a mile',
    text: 'or less, charged at home on a night rate. In a typical petrol car a mile is about {petrolMile}p.',
    source: 'mile',
  },
  picture: [
    { text: 'A mile on petrol', figure: 'about {petrolMile}p', value: 'petrolMile', look: 'before' },
    { text: 'A mile charged at night', figure: '{nightMile}p or less', value: 'nightMile' },
  ],
  topics: [
    {
      id: 'what',
      title: 'What it is',
      claims: [
        {
          text: 'It has a battery instead of a tank. It fills up at home from a wallbox or a normal socket.',
          source: 'practice',
        },
      ],
    },
    {
      id: 'cost',
      title: 'What it costs',
      claims: [
        {
          text: 'On a tariff for electric cars, 140 miles a week in a Nissan Leaf cost about £{carYear} a year. A tenth is charged by day.',
          source: 'model',
        },
        { text: 'At the price cap a mile costs about {homeMile}p.', source: 'mile' },
        { text: 'The price of the car and of a charger is yours to add.', source: 'model' },
      ],
    },
    {
      id: 'save',
      title: 'What it saves',
      claims: [
        {
          text: 'In place of a petrol Ford Focus, that saves about £{carSave} a year at the prices of {capMonths}.',
          source: 'model',
        },
        {
          text: 'From 1 April 2028 a tax of 3p a mile leaves about £{carLeft} of that.',
          source: 'carTax',
          to: '2028-03-31',
        },
      ],
    },
    {
      id: 'not',
      title: 'When does it not pay?',
      claims: [
        {
          text: 'The less you drive, the less there is to save. Public charging is not in our figures: we count charging at home.',
          source: 'model',
        },
        {
          text: 'A night rate brings a day rate, {dayLow}p to {dayHigh}p a unit, for the whole home.',
          source: 'nightRates',
        },
      ],
    },
    {
      id: 'install',
      title: 'How is a charger installed?',
      claims: [
        {
          text: 'An electrician fits the wallbox, on a circuit of its own, where the car stands.',
          source: 'practice',
        },
      ],
    },
  ],
  questions: [
    {
      id: 'charge',
      title: 'How long does a charge take?',
      claims: [
        {
          text: 'An hour adds about 23 miles at a wallbox and about 9 at a three-pin plug, losses taken off.',
          source: 'evData',
        },
      ],
    },
    {
      id: 'clean',
      title: 'Is it clean, when power stations burn gas?',
      claims: [
        { text: 'Making its power emits about 44 g of CO2 a mile.', source: 'gridCo2' },
        { text: 'A typical petrol car emits about 261 g.', source: 'carCo2' },
      ],
    },
  ],
};
