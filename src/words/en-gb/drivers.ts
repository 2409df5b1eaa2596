// What may turn out otherwise than the API counts, by the keys that it sends: the name, what was tried (`.moved`) and why (`.source`).

const HEAT = 'Heat your home needs';
const HEAT_MOVED = 'We tried {from} and {to} kWh a year';
const USE = 'Electricity your home uses';
const SELF_USE = 'Share of your solar power that you use yourself';
const EFFICIENCY = 'Heat for each unit of electricity';

export const drivers = {
  'assumption.driver.away': 'Charging away from home',
  'assumption.driver.away.moved':
    'We tried no public charging and {percent}% of your charging at {pence}p a kWh',
  'assumption.driver.away.source': 'That is a usual price, slow and fast',
  'assumption.driver.car': 'How far the electric car goes on each kWh you pay for',
  'assumption.driver.car.moved': 'We tried {from} and {to} miles a kWh',
  'assumption.driver.car.source':
    'We count {miles}, since charging loses some. Winter and motorways take more power, and gentle driving takes less. Our only source is what drivers report',
  'assumption.driver.diesel': 'Diesel price',
  'assumption.driver.diesel.moved': 'We tried {from} and {to}p a litre',
  'assumption.driver.efficiency': EFFICIENCY,
  'assumption.driver.efficiency.moved': 'We tried {from} and {to} units of heat',
  'assumption.driver.efficiency.source':
    'The middle home of the Electrification of Heat trial had {trial}. Homes on HeatpumpMonitor.org have {monitored} on average',
  'assumption.driver.efficiency-told': EFFICIENCY,
  'assumption.driver.efficiency-told.moved': 'We tried {from} and {to} units of heat',
  'assumption.driver.efficiency-told.source':
    'We chose 10% less and 10% more than radiators at {celsius} °C give',
  'assumption.driver.electricity': 'Electricity price',
  'assumption.driver.electricity.moved': 'We tried {from} and {to}p a kWh',
  'assumption.driver.export': 'Price of power you sell',
  'assumption.driver.export.moved': 'We tried {from} and {to}p a kWh',
  'assumption.driver.gas': 'Gas price',
  'assumption.driver.gas.moved': 'We tried {from} and {to}p a kWh',
  'assumption.driver.gas-kept': 'If you keep your gas supply for a hob',
  'assumption.driver.gas-kept.moved':
    'We tried an end to your gas supply and a standing charge of £{pounds} a year',
  'assumption.driver.gas-kept.source': 'Source: {source}',
  'assumption.driver.generation': 'What your panels make, by weather and shade',
  'assumption.driver.generation.moved': 'We tried {from} and {to} kWh a year',
  'assumption.driver.generation.source':
    'The first year can differ by 8.7%, of which weather is 3.9% (Thevenard and Pelland). The method of MCS for shade is right to 10%',
  'assumption.driver.grid': 'CO2 of electricity',
  'assumption.driver.grid.moved': 'We tried {from} and {to} kg a kWh',
  'assumption.driver.grid.source':
    'It was 0.195 kg in 2025, with what is lost in the wires. We chose 0.1 kg for the years to come',
  'assumption.driver.half-hours': 'Half-hourly electricity prices',
  'assumption.driver.half-hours.moved': 'We tried the dearest tenth of days and the cheapest tenth of days',
  'assumption.driver.half-hours.source':
    'We took each half hour as dear and as cheap as on one day in ten. Source: {source}',
  'assumption.driver.heat-metered': HEAT,
  'assumption.driver.heat-metered.moved': HEAT_MOVED,
  'assumption.driver.heat-metered.source':
    'We chose 10% less and 10% more, since the weather and boilers differ',
  'assumption.driver.heat-mismatch': HEAT,
  'assumption.driver.heat-mismatch.moved': HEAT_MOVED,
  'assumption.driver.heat-mismatch.source':
    'One is by your meter, and the other is what a home like this usually needs',
  'assumption.driver.heat-not-told': HEAT,
  'assumption.driver.heat-not-told.moved': HEAT_MOVED,
  'assumption.driver.heat-not-told.source':
    'We chose insulation one level better and one level worse, since you did not tell us yours',
  'assumption.driver.heat-told': HEAT,
  'assumption.driver.heat-told.moved': HEAT_MOVED,
  'assumption.driver.heat-told.source':
    'We chose insulation one level better and one level worse, and at most 25% less or more heat',
  'assumption.driver.miles': 'Miles you drive',
  'assumption.driver.miles.moved': 'We tried {from} and {to} miles a year',
  'assumption.driver.mpg': 'How far your car goes on a gallon',
  'assumption.driver.mpg.moved': 'We tried {from} and {to} miles a gallon',
  'assumption.driver.mpg.source':
    'We chose a tenth less and a tenth more, since each car is driven in its own way',
  'assumption.driver.oil': 'Heating oil price',
  'assumption.driver.oil.moved': 'We tried {from} and {to}p a kWh',
  'assumption.driver.petrol': 'Petrol price',
  'assumption.driver.petrol.moved': 'We tried {from} and {to}p a litre',
  'assumption.driver.roof': 'Which way your roof faces',
  'assumption.driver.roof.moved': 'We tried {from} and {to} kWh a year',
  'assumption.driver.roof.source':
    'You did not tell us, so we chose 8% less and 8% more than the average of a roof to the south, to the south-east or south-west, and to the east or west, at 35°',
  'assumption.driver.self-use': SELF_USE,
  'assumption.driver.self-use.moved': 'We tried {from} and {to}%',
  'assumption.driver.self-use.source':
    'We work it out from the tables of MCS (MGD 003 Issue 2), which our sums meet to 3.6 percentage points on average',
  'assumption.driver.self-use-measured': SELF_USE,
  'assumption.driver.self-use-measured.moved': 'We tried {from} and {to}%',
  'assumption.driver.self-use-measured.source':
    'We chose half as far as for a home whose meter we did not read',
  'assumption.driver.tariff': 'The cheapest tariff whose rates we could confirm',
  'assumption.driver.tariff.moved': 'We tried {from} and {to}',
  'assumption.driver.tariff.source': 'We could not confirm the rates of {from}. Source: {source}',
  'assumption.driver.use': USE,
  'assumption.driver.use.moved': 'We tried {from} and {to} kWh a year',
  'assumption.driver.use.source': 'We chose 10% less and 10% more, since years differ',
  'assumption.driver.use-measured': USE,
  'assumption.driver.use-measured.moved': 'We tried {from} and {to} kWh a year',
  'assumption.driver.use-measured.source':
    'We chose 5% less and 5% more, since years differ, and 10% for months that were not read',
  'assumption.driver.use-typical': USE,
  'assumption.driver.use-typical.moved': 'We tried {from} and {to} kWh a year',
  'assumption.driver.use-typical.source': 'We chose 30% less and 30% more, since we do not know your use',
  'assumption.driver.window': 'Share of your charging in the cheap hours',
  'assumption.driver.window.moved': 'We tried {from} and {to}%',
  'assumption.driver.window.source': 'We count 90%, so we chose a share on each side',
  'assumption.swing.cap':
    'We chose 10% less and 10% more, or as far as the price cap went in the last four quarters that we know. That was from {least}p to {most}p',
  'assumption.swing.great-britain': 'We chose 20% less and 20% more, since the price is Great Britain’s',
  'assumption.swing.oil': 'A litre cost 54p to 62p in January 2026, and about 98p in March 2026',
  'assumption.swing.tenth': 'We chose 10% less and 10% more',
} as const;
