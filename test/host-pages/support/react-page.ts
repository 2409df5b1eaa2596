// Bundles a script with React's development mode, which warns about mistakes of a page.
import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { rollup } from 'rollup';

export async function reactPage(): Promise<string> {
  const bundle = await rollup({
    input: fileURLToPath(new URL('../pages/f08-react.mjs', import.meta.url)),
    plugins: [
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"development"' } }),
      nodeResolve({ browser: true }),
      commonjs(),
    ],
    onwarn: () => {},
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output[0].code;
}
