// What words mean that a visitor may not know: by the word as sentences write it.

export const terms = {
  'term.kWh': 'kWh',
  'term.kWh.means': 'A kWh is a unit of energy. A kettle uses one in about 20 minutes.',
  'term.kW': 'kW',
  'term.kW.means': 'A kW is how fast energy is used or made. A kettle takes about 3 kW.',
  'term.timeOfUse': 'time-of-use',
  'term.timeOfUse.means': 'A time-of-use tariff has cheap hours and dear hours.',
  'term.priceCap': 'price cap',
  'term.priceCap.means': 'The price cap is the most you pay for a unit on a standard tariff.',
  'term.standing': 'standing charge',
  'term.standing.means': 'A standing charge is paid each day, however little you use.',
  'term.offPeak': 'off-peak',
  'term.offPeak.means': 'Off-peak hours are the cheap ones, mostly at night.',
  'term.flow': 'flow temperature',
  'term.flow.means': 'The flow temperature is how hot the water is that warms your home.',
  'term.MCS': 'MCS',
  'term.MCS.means': 'MCS is the scheme that certifies installers of heat pumps and solar panels.',
  'term.indicative': 'indicative',
  'term.indicative.means': 'An indicative figure is a guide: yours may differ.',
} as const;

export const units = {
  'unit.pence': '{value}p',
  'unit.kWh': '{value} kWh',
  'unit.kW': '{value} kW',
  'unit.cc': '{value} cc',
  'unit.kg': '{value} kg',
  'unit.tonnes': '{value} tonnes',
  'unit.miles': '{value} miles',
  'unit.miles.one': '{value} mile',
  'unit.percent': '{value}%',
  'unit.months': '{from} to {to}',
} as const;
