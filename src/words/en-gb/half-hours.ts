// A home's own half hours.

export const halfHours = {
  'halfHours.title': 'Use your own meter’s half hours',
  'halfHours.lead':
    'With your smart meter’s file, your result rests on your own days. The file stays on this device. We are sent the mean of each half hour by month, the first and last day, and the share that was read.',
  'halfHours.how': 'How to get the file',
  'halfHours.steps':
    'Octopus: download your electricity use from your account. n3rgy: choose CSV. EDF, British Gas, OVO, E.ON, Bright and home displays: look in your account or app for half hours. A year is best.',
  'halfHours.read': 'Your meter from {from} to {to}: {share} read.',
  'halfHours.use': 'Use them',
  'halfHours.away': 'Take them away',
  'halfHours.refused': 'We can’t use this file. {reason} Nothing was sent.',
  'halfHours.line': 'Line {line}: {reason}',
  'halfHours.header': 'No line names a use in kWh.',
  'halfHours.not-use': 'This is not electricity used. Export, gas and cost are not use.',
  'halfHours.both': 'More than one column could be your use.',
  'halfHours.date': '“{text}” has no date and time, day first.',
  'halfHours.number': '“{text}” is not what a home uses in half an hour.',
  'halfHours.long': 'It is over 20 MB.',
  'halfHours.step': 'Its readings are not half hours.',
  'halfHours.short': 'We need 28 days of half hours.',
} as const;
