// Knows the words of the vehicle steps.

export const ev = {
  'ev.ice.question': 'Which car do you drive today?',
  'ev.ice.missing': 'Search for your petrol or diesel vehicle to go on.',
  'ev.electric.question': 'Which electric car are you thinking of?',
  'ev.electric.missing': 'Select an electric vehicle to go on.',
  'ev.miles.question': 'How far do you drive in a week?',
  'ev.miles.weekday': 'Weekday miles (Monday to Friday, in total)',
  'ev.miles.weekend': 'Weekend miles (Saturday and Sunday, in total)',
  'ev.miles.missing': 'Enter the miles you drive to go on.',
} as const;
