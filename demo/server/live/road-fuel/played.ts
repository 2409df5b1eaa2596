// A test double of GOV.UK's content API and of its file. The file's line of 12 October is invented.
import type { Plays } from '../played/serve.ts';

const FUELS = ['ULSP (Ultra low sulphur unleaded petrol)', 'ULSD (Ultra low sulphur diesel)'] as const;
const COLUMNS = ['Pump price in pence/litre', 'Duty rate in pence/litre', 'VAT percentage rate'];
const HEADER = ['Date', ...COLUMNS.flatMap((column) => FUELS.map((fuel) => `${fuel} ${column}`))].join();

const FUEL_FILE = `${HEADER}\r\n05/10/2026,174.88,199.52,52.95,52.95,20,20\r\n12/10/2026,175.88,200.52,52.95,52.95,20,20\r\n`;

export const playsRoadFuel: Plays = ({ url: { pathname } }) => {
  if (pathname.endsWith('.csv')) return { headers: { 'Content-Type': 'text/csv' }, body: FUEL_FILE };
  const attachments = [
    { title: 'Weekly road fuel prices (2003 to 2017)', url: '/media/1/old.csv' },
    { title: 'Weekly road fuel prices (2018 to 2026)', url: '/media/2/weekly_road_fuel_prices.csv' },
  ];
  return { body: { title: 'Weekly road fuel prices', details: { attachments } } };
};
