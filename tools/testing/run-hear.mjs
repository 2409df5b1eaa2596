// `npm run hear` walks each journey in the browser, from src, and writes what is spoken into test/accessibility/ear/transcripts.
// Read it before you commit it.
import { runNode } from './runners.mjs';

const TRANSCRIPTS = 'test/accessibility/ear/transcripts.sweep.test.ts';

process.exitCode = await runNode(
  ['node_modules/@web/test-runner/dist/bin.js', '--files', TRANSCRIPTS, '--update-snapshots'],
  { HEQ_SOURCE: '1' },
);
