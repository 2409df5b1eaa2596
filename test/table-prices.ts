// Imported by tests that compare sentences with the model: puts the prices of the tests' tables in place of the script's.
import { PRICE_LINES } from '../src/domain/price-lines.generated.ts';
import type { PriceLine } from '../src/domain/price-lines.ts';
import { priceLines } from '../tools/prices/price-lines.ts';

(PRICE_LINES as PriceLine[]).splice(0, PRICE_LINES.length, ...priceLines());
