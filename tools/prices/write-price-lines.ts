import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { priceLines } from './price-lines.ts';

const FILE = join(import.meta.dirname, '../../src/domain/price-lines.generated.ts');

/** Writes the prices that the script holds. */
export function writePriceLines(): void {
  // As the formatter writes it.
  const code = JSON.stringify(priceLines(), null, 2)
    .replaceAll(/"(\w+)":/g, '$1:')
    .replaceAll('"', "'")
    .replaceAll(/(?<=[^[{,])$(?=\n)/gm, ',');
  writeFileSync(
    FILE,
    `// \`npm run prices\` writes this file from the tables in demo/server/data.
import type { PriceLine } from './price-lines.ts';

export const PRICE_LINES: readonly PriceLine[] = ${code};
`,
  );
}
