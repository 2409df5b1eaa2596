// Each claim with its source.
import type { Landing } from '../landing.ts';

export const landingSolar: Landing = {
  title: 'Solar panels and a battery',
  lead: 'Panels make power by day. A battery keeps some for the evening, and what is left is sold.',
  fact: {
    figure: '{capUnit}p',
    text: 'saved for each unit of solar power that you use yourself.',
    source: 'cap',
  },
  picture: [
    { text: 'A unit that you use yourself', figure: '{capUnit}p', value: 'capUnit' },
    { text: 'A unit that you sell', figure: '{sellHigh}p or less', value: 'sellHigh', look: 'third' },
  ],
  topics: [
    {
      id: 'what',
      title: 'What it is',
      claims: [
        {
          text: 'Your home uses the power first. The battery keeps what is left, and your supplier pays for the rest.',
          source: 'practice',
        },
      ],
    },
    {
      id: 'cost',
      title: 'What it costs',
      claims: [
        {
          text: 'Ten panels come to about £7,800.',
          source: 'solarCost',
        },
        { text: 'A 5 kWh battery adds £3,500 to £4,500.', source: 'battery' },
        { text: 'There is no VAT on them until 31 March 2027.', source: 'vat', to: '2027-03-31' },
      ],
    },
    {
      id: 'save',
      title: 'What it saves',
      claims: [
        {
          text: 'Ten panels save a sample semi in Bristol about £{panelSave} a year. They pay for themselves in about {panelYears} years, with a new inverter and prices that rise 2% a year. We used the prices of {capMonths}.',
          source: 'model',
        },
      ],
    },
    {
      id: 'not',
      title: 'When does it not pay?',
      claims: [
        {
          text: 'With a 5 kWh battery it takes about {storeYears} years, and longer if prices do not rise.',
          source: 'model',
        },
        {
          text: 'A roof that faces north makes about a third less. A flat has no roof of its own.',
          source: 'sunshine',
        },
      ],
    },
    {
      id: 'install',
      title: 'How is it installed?',
      claims: [
        {
          text: 'An installer fixes rails and panels to the roof. The battery and a box called an inverter go indoors. Then the firm that runs the local grid is told.',
          source: 'practice',
        },
      ],
    },
  ],
  questions: [
    {
      id: 'self',
      title: 'How much of it would I use?',
      claims: [
        {
          text: 'Take a home that uses 2,750 kWh a year and makes 2,250. It uses a fifth to a third of that, or three quarters with a battery.',
          source: 'selfUse',
        },
        { text: 'At a flat rate, a unit you sell earns {sellLow}p to {sellHigh}p.', source: 'exportRates' },
      ],
    },
    {
      id: 'winter',
      title: 'Does it work in winter?',
      claims: [{ text: 'A little: June makes about five times what December does.', source: 'sunshine' }],
    },
  ],
};
