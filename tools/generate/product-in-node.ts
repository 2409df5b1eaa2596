// The product for tests and tools. The registry imports views and stylesheets, which Node cannot load by itself.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import type { Product } from '../../src/state/product.ts';

/** Compiles JSX and strips types. */
function viewText(url: string): string {
  const source = readFileSync(fileURLToPath(url), 'utf8');
  return transformSync(source, { loader: 'tsx', jsx: 'automatic', format: 'esm', target: 'es2022' }).code;
}

registerHooks({
  load(url, context, next) {
    if (url.endsWith('.tsx')) return { format: 'module', source: viewText(url), shortCircuit: true };
    if (url.endsWith('.css')) return { format: 'module', source: "export default '';", shortCircuit: true };
    return next(url, context);
  },
});

export const product: Product = (await import('../../src/journeys/product.ts')).product;
