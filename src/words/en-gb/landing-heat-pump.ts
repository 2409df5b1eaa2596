// Each claim with its source.
import type { Landing } from '../landing.ts';

export const landingHeatPump: Landing = {
  title: 'Air-source heat pumps',
  lead: 'A heat pump brings warmth in from the air outside, for your radiators and your hot water.',
  fact: {
    figure: '2.8 times',
    text: 'as much heat as the power it uses. Half of the 742 homes in a trial did better.',
    source: 'trial',
  },
  picture: [
    { text: 'Electricity in', figure: '1 unit', value: 1, look: 'third' },
    { text: 'Heat out', figure: '2.8 units', value: 2.8 },
  ],
  topics: [
    {
      id: 'what',
      title: 'What it is',
      claims: [
        { text: 'It works like a fridge in reverse, moving heat instead of making it.', source: 'practice' },
        { text: 'A gas boiler gives 0.84 units of heat for each unit of gas.', source: 'trial' },
      ],
    },
    {
      id: 'cost',
      title: 'What it costs',
      claims: [
        {
          text: 'Installed, most cost £9,900 to £18,800 before a grant, by size. Your result has the range for your home, and a survey gives the price.',
          source: 'pumpPrice',
          to: '2027-03-31',
        },
        {
          text: 'In England and Wales the Boiler Upgrade Scheme pays £7,500 towards it.',
          source: 'grant',
          to: '2030-03-31',
        },
      ],
    },
    {
      id: 'save',
      title: 'What it saves',
      claims: [
        {
          text: 'In place of gas, a sample semi in Bristol saves about £{pumpSave} a year on a tariff that fits. At the price cap it saves £{capSave}. Both are at the prices of {capMonths}. The home emits 1.7 tonnes less CO2 a year.',
          source: 'model',
        },
      ],
    },
    {
      id: 'not',
      title: 'When does it not save?',
      claims: [
        {
          text: 'A unit of electricity costs {capRatio} times a unit of gas. Beside a gas boiler a pump breaks even at {evenHeat} units of heat for each one it uses. Below that it costs more to run, unless its tariff has cheaper hours. Beside electric heating it saves most.',
          source: 'capRatio',
        },
      ],
    },
    {
      id: 'install',
      title: 'How is it installed?',
      claims: [
        {
          text: 'A surveyor works out the heat each room loses. Then come the pump outside and a hot water tank. Some rooms may need larger radiators.',
          source: 'practice',
        },
      ],
    },
  ],
  questions: [
    {
      id: 'count',
      title: 'What is included?',
      claims: [
        {
          text: 'About 3.4 units of heat for each unit of power, since by MCS rules the water is cool, at 35°C. The range of a result goes down to the 2.8 of the trial.',
          source: 'model',
        },
      ],
    },
    {
      id: 'grants',
      title: 'What other help is there?',
      claims: [
        {
          text: 'In England and Wales the grant is £9,000 in place of oil or LPG where there is no gas grid, until 31 March 2027.',
          source: 'grant',
          to: '2027-03-31',
        },
        {
          text: 'In Scotland Home Energy Scotland pays £7,500, and £1,500 more in rural and island homes.',
          source: 'grantScotland',
        },
        {
          text: 'Northern Ireland has no such grant yet.',
          source: 'grantNorthernIreland',
          to: '2026-12-31',
        },
        { text: 'There is no VAT on a heat pump until 31 March 2027.', source: 'vat', to: '2027-03-31' },
      ],
    },
    {
      id: 'oil',
      title: 'Does it save compared with oil?',
      claims: [
        {
          text: 'That is hard to say. 1,000 litres cost £670, and then £985 in March 2026. In {oilDate} they cost about £{oil}.',
          source: 'oil',
        },
      ],
    },
    {
      id: 'cold',
      title: 'Does it work when it is cold?',
      claims: [
        {
          text: 'Yes, with less to spare. On cold days the trial’s homes still had 2.4 units of heat for each unit used.',
          source: 'trial',
        },
      ],
    },
    {
      id: 'radiators',
      title: 'Will I need new radiators?',
      claims: [
        {
          text: 'Perhaps. Larger ones work with cooler water, and then a pump does more.',
          source: 'practice',
        },
      ],
    },
  ],
};
