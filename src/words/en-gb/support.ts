// Conditions, support and decided changes, and where figures are from, by the keys that the API sends.

export const support = {
  'assumption.condition.smart-meter': 'You have a smart meter',
  'assumption.condition.half-hourly': 'Your supplier may read the meter every half hour',
  'assumption.condition.direct-debit': 'You pay by monthly Direct Debit',
  'assumption.condition.mcs-certificate': 'Your installer gives you an MCS certificate',
  'assumption.condition.export-meter': 'Your meter counts what you sell',
  'assumption.condition.same-supplier-import': 'You buy and sell with the same supplier',
  'assumption.condition.battery-wear': 'Your battery’s warranty allows more than 1.3 full charges a day',
  'assumption.condition.ev-compatible': 'The supplier can control your car or its charger',
  'assumption.condition.own-heat-pump': 'A heat pump heats your home',
  'assumption.condition.rates-can-change': 'The rates can change, and cheap ones can close',
  'assumption.condition.own-home': 'You own the home',
  'assumption.condition.own-main-home': 'You own the home and it is your main one',
  'assumption.condition.valid-epc': 'The home has a valid Energy Performance Certificate',
  'assumption.condition.mcs-installer': 'An MCS installer applies for you',
  'assumption.condition.off-gas-grid': 'The home is off the gas grid',
  'assumption.condition.on-gas-grid': 'The home does not count as off the gas grid',
  'assumption.condition.rural-scotland': 'The home counts as remote, on an island, or rural without gas',
  'assumption.condition.offer-before-work': 'You have the offer in writing before work starts',
  'assumption.condition.low-income':
    'Someone at home gets a means-tested benefit, or is ill and on a low income',
  'assumption.condition.installed-for-you': 'The same firm supplies and installs it',
  'assumption.condition.renter-or-flat': 'You rent your home, or you own a flat',
  'assumption.condition.parking-place':
    'You have your own parking, or the council allows a cable across the pavement',
  'assumption.condition.listed-car': 'The car is on the government’s list',
  'assumption.condition.new-car-price': 'The car is new and its basic version costs £37,000 or less',
  'assumption.support.bus-gas': 'Boiler Upgrade Scheme: £{amount} towards a heat pump',
  'assumption.support.bus-electric': 'Boiler Upgrade Scheme: £{amount} towards a heat pump',
  'assumption.support.bus-oil': 'Boiler Upgrade Scheme: £{amount} towards a heat pump in place of oil or LPG',
  'assumption.support.bus-oil-on-grid': 'Boiler Upgrade Scheme: £{amount} where there is gas in the street',
  'assumption.support.hes-grant': 'Home Energy Scotland: a grant of £{amount} towards a heat pump',
  'assumption.support.hes-rural': 'Home Energy Scotland: £{amount} more in rural and island homes',
  'assumption.support.hes-loan': 'Home Energy Scotland: a loan of £{amount} without interest',
  'assumption.support.nest': 'Nest: home improvements without charge, a heat pump among them',
  'assumption.support.vat-heat-pump-gb': 'No VAT on a heat pump and its installation; 5% from 1 April 2027',
  'assumption.support.vat-heat-pump-ni': 'No VAT on a heat pump and its installation; 5% from 1 April 2027',
  'assumption.support.vat-solar-gb':
    'No VAT on panels, a battery and their installation, as our price has it; 5% from 1 April 2027',
  'assumption.support.vat-solar-ni':
    'No VAT on panels, a battery and their installation, as our price has it; 5% from 1 April 2027',
  'assumption.support.chargepoint': 'Chargepoint grant: three quarters of the price, at most £{amount}',
  'assumption.support.car-grant-low': 'Electric Car Grant: £{amount} off most cars on its list',
  'assumption.support.car-grant-high': 'Electric Car Grant: £{amount} off those made with the least CO2',
  'assumption.known.mileage-tax':
    'Car tax by the mile: {pence}p for each mile in an electric car; vans are exempt',
  'assumption.known.vat-electricity':
    'VAT on electricity goes from {now}% to {later}%, which {effect} this home’s bill of today’s rates for a year, and the saving becomes',
  'assumption.vat.adds': 'adds £{pounds} a year to',
  'assumption.vat.takes': 'takes £{pounds} a year off',
  'assumption.known.vat-installed': 'VAT of {percent}% is on what is installed, and the price goes up',

  'assumption.task.household': 'Without any change, {percent}% of your home’s other use is in these hours.',
  'assumption.task.night-heat': 'Your heaters fill up by themselves.',
  'assumption.task.twice': 'You could also charge for {hours} hours twice a week.',
  'assumption.task.night-holds': 'The cheap hours of one night hold {kWh} kWh, enough for {miles} miles.',
  'assumption.task.share': 'We count {percent}% of your charging between {begins} and {ends}.',
  'assumption.task.day-rate': 'At the day rate a mile costs {pence}p.',
  'assumption.task.hot-water':
    'You can set this, for hot water by 7am. Our figures heat water at all hours, as most pumps do.',
  'assumption.task.preheating':
    'Set the pump to make half the heat of 4pm to 7pm in these hours. Your bill is then smaller than quoted.',
  'assumption.task.at-peak':
    'From {begins} to {ends} {bought} kWh is bought and {sold} kWh sold on a mean day.',

  'assumption.by.read': 'Source: {source}.',
  'assumption.by.exact': 'By definition: {source}.',
  'assumption.by.given': 'Set by {source}.',
  'assumption.by.derived': 'Worked out from {source}.',
  'assumption.by.chosen': 'We chose this: {source}.',
  'assumption.by.usual': 'A usual figure: {source}.',
  'assumption.by.request': 'From your meter or from you.',
  'assumption.by.measured': 'Measured by your meter each half hour, {period}.',
  'assumption.past.figures': 'These figures are for {period}. Newer ones may apply.',
  'assumption.past.rates': 'This tariff’s rates are for {period}. Newer ones may apply.',
  'assumption.past.cap': 'These prices are for {period}. A newer price cap applies.',

  'assumption.source.litresPerGallon': 'definition of the imperial gallon',
  'assumption.source.tdcvElecSingle':
    'Ofgem typical domestic consumption, medium, single rate, from 1 July 2026 (read on Outfox’s help page)',
  'assumption.source.co2Gas': 'DESNZ conversion factors 2023 and 2024, gross calorific value: 0.18293',
  'assumption.source.co2Oil': 'DESNZ conversion factors, burning oil: 0.24677',
  'assumption.source.co2Elec':
    'the government’s figure for 2025 (DESNZ, 0.177), less the 26% reported for 2026, plus about 0.013 for losses in the grid',
  'assumption.source.effGasBoiler': 'Electrification of Heat trial, UK boilers over a year',
  'assumption.source.effOilBoiler': 'taken as for gas',
  'assumption.source.cookingShare': 'the part of a home’s gas that cooks',
  'assumption.source.spfSpaceMcs': 'MCS MIS 031 factors, air source (via openenergymonitor/tools)',
  'assumption.source.flowTemperature': 'the rules of this quote, 35 °C for heating rooms',
  'assumption.source.spfDhw50': 'HeatpumpMonitor.org: mean of hot water at 47 to 51 °C',
  'assumption.source.inUseFactor':
    'puts the result between the Electrification of Heat trial (2.80) and HeatpumpMonitor.org (4.01)',
  'assumption.source.heatLossPerM2': 'fitted to HeatpumpMonitor.org peak loss and UKERC heat demand',
  'assumption.source.designLossRatio': 'HeatpumpMonitor.org: 5.0 kW measured against 6.5 kW calculated',
  'assumption.source.designRoomTemperature': 'MCS design room temperature',
  'assumption.source.hobEfficiency': 'what a gas hob and an induction or ceramic one turn into heat',
  'assumption.source.ashpSizes': 'the rules of this quote',
  'assumption.source.legionella':
    'the rules of this quote have a weekly 60 °C cycle; 180 litres and the last 10 °C by immersion heater are ours',
  'assumption.source.panelKw': 'typical panel of 2025-26: 430 to 450 W',
  'assumption.source.unknownOrientation':
    'average of a roof to the south, to the south-east or south-west, and to the east or west, at 35°',
  'assumption.source.pvCostPerKw': 'DESNZ solar cost data 2024-25, the middle price of systems of each size',
  'assumption.source.batteryCost': 'shop prices of £3,500 to £4,500 for 5 kWh',
  'assumption.source.vatRate': 'HMRC, no VAT on installing these in a home until 31 March 2027',
  'assumption.source.vatRateLater': 'HMRC, VAT of 5% on installing these in a home from 1 April 2027',
  'assumption.source.pvDegradation': 'the warranty that panels usually have',
  'assumption.source.batteryFade': 'the warranty that batteries usually have',
  'assumption.source.energyInflation': 'energy prices may rise by 0 to 10% a year',
  'assumption.source.inverterReplacement': 'one inverter in the life of the panels',
  'assumption.source.solarLifetime': 'the rules of this quote',
  'assumption.source.batteryReplacement':
    'a battery lasts a little longer than its usual warranty of ten years; half of today’s work, all of its cells',
  'assumption.source.occupancy':
    'the tables of MCS (MGD 003 Issue 2), which our sums meet to 3.6 percentage points on average',
  'assumption.source.fittedRange': 'MCS tables (MGD 003 Issue 2), for homes that use and make less than this',
  'assumption.source.chargeEfficiency':
    'ADAC, tests of what charging loses: 6 to 10% at 11 kW, 9 to 14% at 3.5 to 5.5 kW, 13 to 24% at 2.3 kW',
  'assumption.source.offPeakCompliance': 'our figures count 90% at most',
  'assumption.source.ageHeatLossPerM2':
    'by the usual trend of energy certificates; it counts for half, beside the insulation told',
  'assumption.source.roofShade': 'SAP 2012 v9.92 Table H2, overshading',
  'assumption.source.heatPumpPrice':
    'DESNZ, Boiler Upgrade Scheme statistics, about the middle half of homes in 2025/26',
  'assumption.source.boilerPrice':
    'Nesta, lifetime cost model, for a gas boiler with its installation, which we take for an oil boiler too',
  'assumption.source.heatingService':
    'a yearly service costs about this, though Nesta’s lifetime cost model has £80 for each',
  'assumption.source.certificate': 'The home’s energy certificate, from the register of England and Wales',
  'assumption.source.monitoredHours': 'the hours of one heat pump on openenergymonitor.org',
  'assumption.source.networkConsent':
    'Engineering Recommendations G98 and G99, as smartsolarhomes.co.uk explains them',
  'assumption.source.regionalSun':
    'the sun on a south roof at 35° (SAP 2012), of which 14% is lost on the way (PVGIS)',
  'assumption.source.pvgis':
    'PVGIS 5.3 (European Commission, Joint Research Centre), with its usual loss of 14%',
  'assumption.source.roofDirection':
    'derived from SAP 2012 v9.92 tables U3 to U5, against a south roof at 35°',
  'assumption.source.profileClass': 'the profile class of its number, from Octopus’s public API',
  'assumption.source.mot': 'the odometer at its tests, from DVSA’s MOT history',
  'assumption.source.halfHours': 'Your meter’s half hours, {period}',
  'assumption.source.since-cap':
    '{source}. The price cap has since gone from {capThen}p to {capNow}p a unit, with the VAT of today',
  'assumption.source.catalogue': 'The vehicle catalogue, as driven',
  'assumption.source.monitoredCharger': 'One monitored home charger, June 2025 to May 2026',
  'assumption.source.monitoredPump':
    'Grid carbon and one monitored heat pump by half hour, June 2025 to May 2026',
  'assumption.source.usualHome': 'What such a home usually uses',
  'assumption.source.usualPeople': 'SAP 2012, for the people such a home has',
  'assumption.source.usualRoof': 'Usual roof areas; a survey measures yours',
} as const;
