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
