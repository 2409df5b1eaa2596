// Bundles a script of a host page with the libraries that it imports.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** @param path relative to the folder of pages */
export async function bundle(path: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../pages/${path}`, import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const [{ text } = { text: '' }] = outputFiles;
  return text;
}
