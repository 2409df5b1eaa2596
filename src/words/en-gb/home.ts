// The home page, the buttons that begin a journey, and the frame of the landing pages.

export const home = {
  'home.title': 'What would an upgrade do for your home?',
  'home.lead': 'Answer a few questions to see your bills, your CO2 and the tariff that fits your home.',
  'home.solar.text': 'What your roof could make, what a battery would keep, and when it pays back.',
  'home.ev.text': 'What charging at home would cost beside the fuel you buy today.',
  'home.ashp.text': 'The size your home needs, what it would cost to run, and the CO2 it would save.',
  'home.tariff.figure': '{nightLow}p to {nightHigh}p',
  'home.tariff.fact':
    'a unit at night on electric car tariffs. By day it is {dayLow}p to {dayHigh}p, so timing matters.',
  'start.solar': 'Explore solar & battery',
  'start.ev-compare': 'Compare charging vs fuel costs',
  'start.ev-only': 'Best EV energy deal of those we compare',
  'start.heat-pump': 'Explore heat pumps',
  'start.all': 'Explore all three together',
  'banner.kind': 'carousel',
  'banner.label': 'Worth knowing',
  'banner.slide': 'slide',
  'banner.place': '{position} of {of}',
  'banner.show': 'Show {position} of {of}',
  'banner.pause': 'Pause',
  'banner.play': 'Play',
  'land.questions': 'Questions people ask',
  'land.allSources': 'Where these figures come from',
  'land.sources': 'Source: {list}.',
  'land.ended': 'Newer prices are in force.',
  'land.notOffered': 'See what we offer',
} as const;
