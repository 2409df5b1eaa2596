// A home's own half hours.

export const halfHours = {
  'halfHours.title': 'Use your own meter’s half hours',
  'halfHours.lead':
    'Your result then rests on your own days. The file stays on this device: we are sent monthly means, its first and last day, and the share read.',
  'halfHours.steps':
    'With Octopus, download your use. With n3rgy, choose CSV. With EDF, British Gas, OVO, E.ON or Bright, look in the app. A whole year tells most.',
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
  'halfHours.long': 'It is over 20 MB.',
  'halfHours.step': 'Its readings are not half hours.',
  'halfHours.short': 'We need 28 days of half hours.',
} as const;
