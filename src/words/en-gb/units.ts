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
