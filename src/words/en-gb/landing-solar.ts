// Knows what the solar page says, each claim with its source.
import type { Landing } from '../landing.ts';

export const landingSolar: Landing = {
  title: 'Solar panels and a battery',
  lead: 'Panels make electricity by day, a battery keeps some for the evening, and what is left is sold.',
  fact: {
    figure: '80%',
    says: 'of what a roof makes on the south coast of England, the same roof makes in the Highlands.',
    source: 'sunshine',
  },
  topics: [
    {
      id: 'what',
      title: 'What it is',
      claims: [
        {
          says: 'Panels turn daylight into electricity and an inverter makes it fit for your sockets. Your home takes what it needs, the battery fills with the rest, and what does not fit goes to the grid, which pays for it.',
          source: 'practice',
        },
      ],
    },
    {
      id: 'cost',
      title: 'What it costs',
      claims: [
        {
          says: 'About £1,780 a kilowatt for systems over 4 kW, so ten panels of 440 W come to about £7,800.',
          source: 'solarCost',
        },
        { says: 'A 5 kWh battery adds £3,500 to £4,500.', source: 'battery' },
        { says: 'VAT is 0% until 31 March 2027.', source: 'vat' },
      ],
    },
    {
      id: 'save',
      title: 'What it saves',
      claims: [
        { says: 'A unit you use yourself saves the 26p it would have cost.', source: 'cap' },
        { says: 'A unit you sell earns 4p to 17.5p.', source: 'exportRates' },
        {
          says: 'So it matters how much you use as it is made: a fifth to a third, or about three quarters with a battery, in a home that uses 2,750 kWh a year and makes 2,250.',
          source: 'selfUse',
        },
      ],
    },
    {
      id: 'not',
      title: 'When it does not pay',
      claims: [
        {
          says: 'Four sample homes had their money back after 13 to 16 years, with prices that rise 2% a year. Should they not rise, one of the four waits 18 years instead of 15.',
          source: 'model',
        },
        {
          says: 'A roof that faces north makes about a third less. A flat has no roof of its own.',
          source: 'sunshine',
        },
      ],
    },
    {
      id: 'install',
      title: 'How it is installed',
      claims: [
        {
          says: 'An installer checks the roof, fixes rails and panels to it, wires inverter and battery indoors, and tells the network operator.',
          source: 'practice',
        },
      ],
    },
  ],
  questions: [
    {
      id: 'winter',
      title: 'Does it work in winter?',
      claims: [{ says: 'A little: June makes about five times what December does.', source: 'sunshine' }],
    },
    {
      id: 'last',
      title: 'How long does it last?',
      claims: [
        {
          says: 'We count 20 years, in which the panels lose 0.5% a year and a new inverter, £900, falls due in year 12.',
          source: 'model',
        },
      ],
    },
  ],
};
