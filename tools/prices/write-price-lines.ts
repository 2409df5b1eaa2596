// Writes the prices that the script holds. A program of its own, so that it reads the tables after they were renewed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { priceLines } from './price-lines.ts';

/** As the formatter writes it. */
const code = JSON.stringify(priceLines(), null, 2)
  .replaceAll(/"(\w+)":/g, '$1:')
  .replaceAll('"', "'")
  .replaceAll(/(?<=[^[{,])$(?=\n)/gm, ',');

writeFileSync(
  join(import.meta.dirname, '../../src/domain/price-lines.generated.ts'),
  `// \`npm run prices\` writes this file from the tables in demo/server/data.
import type { PriceLine } from './price-lines.ts';

export const PRICE_LINES: readonly PriceLine[] = ${code};
`,
);
