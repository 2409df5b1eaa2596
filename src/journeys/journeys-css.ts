import address from './home/address/address.css';
import found from './home/address/found/found.css';
import refusal from './home/refusal/refusal.css';
import billOnPaper from './one-bill/bill-on-paper.css';
import combined from './one-bill/combined.css';
import forms from './question/forms.css';
import { assetsCss } from './registry.ts';
import assumptions from './result/cards/assumptions.css';
import result from './result/cards/result.css';
import day from './result/day/day-home.css';
import answer from './result/headline/answer.css';
import resultEnd from './result/page/result-end.css';
import prices from './result/prices/prices.css';
import range from './result/range/range.css';
import sums from './result/sums/sums.css';
import clock from './result/tariff/tariff-clock.css';
import whatIf from './result/what-if/what-if.css';
import next from './result/what-next/what-next.css';
import paperLines from './take-along/print/paper-lines.css';
import print from './take-along/print/print.css';
import takeAlong from './take-along/share/take-along.css';

const shared = [
  address,
  found,
  refusal,
  forms,
  result,
  answer,
  assumptions,
  resultEnd,
  range,
  sums,
  clock,
  day,
  prices,
  whatIf,
  combined,
  next,
  takeAlong,
  print,
  paperLines,
  billOnPaper,
];

export const journeysCss = [...shared, ...assetsCss].join('');
