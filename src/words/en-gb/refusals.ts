// The exact sentence, why, what can be done, where to read on (ERR-08…12, BEY-07).

export const refusalWords = {
  'refusal.nonDomestic':
    'We are unable to proceed with your request as the meter at the entered address is registered as a commercial or non-domestic energy meter. We cannot process non domestic metered properties.',
  'refusal.nonDomestic.help': 'Think this is a home? Call {phone}.',
  'refusal.nonDomestic.hours': 'Open {hours}.',
  'refusal.nonDomestic.why': 'Business energy has other prices, so our figures would be wrong here.',
  'refusal.nonDomestic.can':
    'If this is a home, ask the supplier on your bill to list its meter as domestic.',
  'refusal.prepayment':
    'We are unable to proceed with your request as the meter at the entered address is identified as a Pre Payment meter. We cannot process Pre Payment metered properties.',
  'refusal.prepayment.why':
    'The tariffs we compare are paid by direct debit, so our figures would be wrong for you.',
  'refusal.prepayment.can':
    'You can ask your supplier to change the meter to a credit meter, and come back then.',
  'refusal.gasOnly':
    'We are unable to proceed with your request as the meter at the entered address is identified as a single gas meter. We cannot process single gas metered properties.',
  'refusal.gasOnly.why': 'Heat pumps, solar panels and cars need a power meter. We found none here.',
  'refusal.gasOnly.can':
    'Your meter may be under another address. Look for the same home with a flat number or a building’s name.',
  'refusal.noElectricity': 'We are unable to find national data for this address.',
  'refusal.noElectricity.why': 'It can take a while until new or divided homes are listed.',
  'refusal.noElectricity.can':
    'Choose the home nearby that is most like yours: it has the same weather and prices.',
  'refusal.solarProperty': 'We are unable to provide Solar quotes for Flats and Maisonette property types',
  'refusal.solarProperty.why':
    'Flats and maisonettes rarely have a roof to themselves, so we cannot say what would fit on it.',
  'refusal.solarProperty.can':
    'A shared roof can still carry panels: talk to the other owners, or to your landlord.',
  'refusal.read': 'Read about {page}',
  'advice.gov': 'GOV.UK: save energy at home',
  'advice.gov.href': 'https://www.gov.uk/improve-energy-efficiency',
  'advice.citizens': 'Citizens Advice: energy',
  'advice.citizens.href': 'https://www.citizensadvice.org.uk/consumer/energy/',
  'advice.est': 'Energy Saving Trust: at home',
  'advice.est.href': 'https://energysavingtrust.org.uk/energy-at-home/',
  'advice.mcs': 'MCS: find a certified installer',
  'advice.mcs.href': 'https://mcscertified.com/find-an-installer/',
} as const;
