// How sure a figure is.

export const range = {
  'range.saving.better': 'Likely {low} to {high} a\u00a0year',
  'range.saving.either': 'Could go either way: between {low} dearer and {high} cheaper a year',
  'range.saving.worse': 'Likely {low} to {high} a\u00a0year dearer',
  'range.cost': 'Likely to cost {low} to {high} a\u00a0year',
  'range.untaxed': '{range}, before the tax',
  'range.co2.better': 'Likely {low} to {high}',
  'range.co2.either': 'Could go either way: between {low} more and {high} less CO2 a year',
  'range.co2.worse': 'Likely {low} to {high} more',
  'range.zero.saving': 'Same as today',
  'range.zero.cost': '£0',
  'range.span': '{low} to {high}',
  'range.drivers': 'How sure this is',
  'range.likely':
    'Each of these may turn out better or worse than we count, by this much a year. What matters most comes first.',
  'range.held': 'The high end is lower than all of these together: you cannot save more than you pay today.',
  'range.driver.both': '{amount} either way',
  'range.driver.span': '{less} less to {more} more',
  'range.driver.less': '{less} less',
  'range.driver.more': '{more} more',
  'range.axis.saving.less': 'Saves less',
  'range.axis.saving.more': 'Saves more',
  'range.axis.cost.less': 'Costs less',
  'range.axis.cost.more': 'Costs more',
  'range.chosen': 'How we chose these',
  'range.driver.moved': 'We tried {from} and {to}',
} as const;
