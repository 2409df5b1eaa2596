import address from './home/address/address.css';
import combined from './one-bill/combined.css';
import refusal from './parts/refusal.css';
import forms from './question/forms.css';
import { assetsCss } from './registry.ts';
import day from './result/day/day.css';
import result from './result/page/result.css';
import sums from './result/sums/sums.css';
import whatIf from './result/what-if/what-if.css';
import paperLines from './take-along/print/paper-lines.css';
import print from './take-along/print/print.css';
import takeAlong from './take-along/take-along.css';

const shared = [address, refusal, forms, result, sums, day, whatIf, combined, takeAlong, print, paperLines];

export const journeysCss = [...shared, ...assetsCss].join('');
