// A home's own half hours.

export const halfHours = {
  'halfHours.title': 'Use your own meter’s half hours',
  'halfHours.lead':
    'Your result then rests on your own days. The file stays on this device: we are sent monthly means, its first and last day, and the share read.',
  'halfHours.steps':
    'Octopus: download your use. n3rgy: choose CSV. EDF, British Gas, OVO, E.ON and Bright: look in the app. A year says most.',
  'halfHours.read': 'Your meter from {from} to {to}: {share} read.',
  'halfHours.use': 'Use them',
  'halfHours.away': 'Take them away',
  'halfHours.refused': 'We can’t use this file. {reason} Nothing was sent.',
  'halfHours.line': 'Line {line}: {reason}',
  'halfHours.header': 'No line names a use in kWh.',
  'halfHours.not-use': 'Export, gas and cost are not the electricity you use.',
  'halfHours.both': 'Two columns could be the use.',
  'halfHours.date': '“{text}” has no date and time, day first.',
  'halfHours.number': '“{text}” is not a home’s use.',
  'halfHours.long': 'Over 20 MB.',
  'halfHours.step': 'Its readings are not half hours.',
  'halfHours.short': 'We need 28 days of half hours.',
} as const;
