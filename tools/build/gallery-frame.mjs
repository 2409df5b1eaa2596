// Builds the script for the frames of demo/pages/gallery.html: the walks of the accessibility states, on the gallery's stage.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './paths.mjs';

const FILE = join(ROOT, 'demo/pages/assets/gallery/frame.js');

const ownStage = {
  name: 'own-stage',
  setup({ onResolve }) {
    onResolve({ filter: /\/stage\.ts$/ }, () => ({ path: join(ROOT, 'tools/gallery/stage.ts') }));
  },
};

export async function writeFrame() {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['tools/gallery/frame.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    plugins: [ownStage],
  });
  writeFileSync(FILE, outputFiles[0].text);
}
