import { assets } from './registry.ts';
import assumptions from './shared/cards/assumptions.css';
import result from './shared/cards/result.css';
import combined from './shared/combined/combined.css';
import day from './shared/day/day-home.css';
import forms from './shared/forms.css';
import ledger from './shared/ledger/ledger.css';
import next from './shared/next/what-next.css';
import range from './shared/range/range.css';
import refusal from './shared/refusal/refusal.css';
import takeAlong from './shared/share/take-along.css';
import address from './shared/steps/address/address.css';
import found from './shared/steps/address/found/found.css';
import sums from './shared/sums/sums.css';
import clock from './shared/tariff/tariff-clock.css';
import whatIf from './shared/what-if/what-if.css';

const shared = [
  address,
  found,
  refusal,
  forms,
  result,
  assumptions,
  range,
  sums,
  clock,
  day,
  ledger,
  whatIf,
  combined,
  next,
  takeAlong,
];

export const journeysCss = [...shared, ...assets.map(({ css }) => css)].join('');
