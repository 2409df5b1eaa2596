// What only the visitor knows of their home.

export const yours = {
  'yours.title': 'Make your result more exact',
  'yours.measured': 'Meter readings used',
  'yours.lead': 'Tell us what you know. You can skip the rest.',
  'yours.unknown': 'I don’t know',
  'yours.roofDirection.N': 'North',
  'yours.roofDirection.NE': 'North-east',
  'yours.roofDirection.E': 'East',
  'yours.roofDirection.SE': 'South-east',
  'yours.roofDirection.S': 'South',
  'yours.roofDirection.SW': 'South-west',
  'yours.roofDirection.W': 'West',
  'yours.roofDirection.NW': 'North-west',
  'yours.roofPitch.0': 'Flat',
  'yours.roofPitch.20': 'Shallow, 20°',
  'yours.roofPitch.35': 'Usual, 35°',
  'yours.roofPitch.50': 'Steep, 50°',
  'yours.roofShade.1': 'None',
  'yours.roofShade.2': 'Some',
  'yours.roofShade.3': 'Much',
  'yours.flowTemperature.35': 'New, large ones: 35 °C',
  'yours.flowTemperature.45': 'Some changed: 45 °C',
  'yours.flowTemperature.55': 'As they are: 55 °C',
  'yours.floorArea.unit': 'm²',
  'yours.ageBand.1': 'Before 1930',
  'yours.ageBand.2': '1930 to 1982',
  'yours.ageBand.3': '1983 to 2002',
  'yours.ageBand.4': '2003 or later',
  'yours.installerPrice.unit': '£',
} as const;

// A home's own half hours.

export const halfHours = {
  'halfHours.title': 'Use your smart meter’s readings',
  'halfHours.lead':
    'The file stays on this device. We only get monthly averages, two dates and how much we could read.',
  'halfHours.choose': 'Choose a file',
  'halfHours.another': 'Change file',
  'halfHours.steps':
    'Download your half-hourly use as a CSV file from your supplier’s website or app. A whole year is most exact.',
  'halfHours.read': 'We read {share} of the half hours from {from} to {to}.',
  'halfHours.home': 'Your home uses',
  'halfHours.counted': 'These figures use your meter’s half hours.',
  'halfHours.recount': 'That is {now} a year. We had counted {before}, so we worked your bills out again.',
  'halfHours.come': 'That is {now} a year.',
  'halfHours.doubt':
    'This file comes to {now} a year, but we have {known} for your home. Is this your meter?',
  'halfHours.use': 'Use these readings',
  'halfHours.away': 'Remove these readings',
  'halfHours.refused': 'We can’t use this file. {reason} Nothing was sent.',
  'halfHours.line': 'Line {line}: {reason}',
  'halfHours.header': 'No line names a use in kWh.',
  'halfHours.not-use': 'Export, gas and cost are not the electricity you use.',
  'halfHours.both': 'Two columns could be the use.',
  'halfHours.date': '“{text}” has no date and time, day first.',
  'halfHours.number': '“{text}” is not a home’s use.',
  'halfHours.long': 'It is over 20 MB.',
  'halfHours.step': 'Its readings are not half hours.',
  'halfHours.short': 'We need 28 days of half hours.',
} as const;
