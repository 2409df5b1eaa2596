// Knows the words of the home page and the landing pages.

export const home = {
  'home.title': 'What would it do for your home?',
  'home.lead':
    'Answer a few questions and see what a heat pump, solar with a battery or an electric car would change: bills, emissions, and the time-of-use tariff that suits.',
  'home.solar.title': 'Solar & Battery',
  'home.solar.text': 'What your roof could make, what a battery would keep, and when it pays back.',
  'home.solar.action': 'Explore solar & battery',
  'home.ev.title': 'EV',
  'home.ev.text': 'What charging at home would cost beside the fuel you buy today.',
  'home.ev.compare': 'Compare charging vs fuel costs',
  'home.ev.only': 'Find the best EV energy deal of those we compare',
  'home.ashp.title': 'Heat Pump',
  'home.ashp.text': 'The size your home needs, what it would cost to run, and the CO2 it would save.',
  'home.ashp.action': 'Explore heat pumps',
  'home.all': 'Explore all three together',
  'land.solar.title': 'Solar panels and a battery',
  'land.ev.title': 'Electric vehicles',
  'land.ashp.title': 'Air-source heat pumps',
} as const;
