// A home's own half hours.

export const halfHours = {
  'halfHours.title': 'Use your own meter’s half hours',
  'halfHours.lead': 'With your smart meter’s file, your result rests on your own days.',
  'halfHours.how':
    'Octopus, n3rgy: download your electricity as CSV from your account. EDF, British Gas, OVO, E.ON, home displays: look in your account or app for half hours. A year is best.',
  'halfHours.promise':
    'The file stays on this device. We are sent the mean of each half hour by month, the first and last day, and the share that was read.',
  'halfHours.reading': 'Reading your file…',
  'halfHours.read': 'We read {share} of {from} to {to}. Press Done to use it.',
  'halfHours.told': 'Measured: your half hours of {dates}.',
  'halfHours.row': 'Measured by half hours',
  'halfHours.away': 'Take them away',
  'halfHours.line': 'Line {line}: {reason}',
  'halfHours.refused': 'We can’t use this file. {reason} Nothing was sent.',
  'halfHours.header': 'No line names a time and a use in kWh.',
  'halfHours.other': 'This is not electricity used. Export, gas and cost are not use.',
  'halfHours.both': 'More than one column could be your use.',
  'halfHours.date': '“{text}” is no date with a time, day first.',
  'halfHours.number': '“{text}” is not what a home uses in half an hour.',
  'halfHours.step': 'Its readings are not half hours.',
  'halfHours.few': 'We need 28 days of half hours.',
} as const;
