// Builds dist, or with `--script` only what `npm start` serves: no module, types or schemas, and no size. Does nothing if no
// input has changed.

import { forget, isFresh, remember } from './freshness.mjs';
import { writeFrame } from './gallery-frame.mjs';
import { generated } from './generated.mjs';
import { problemsOf } from './inspect.mjs';
import { integrity } from './integrity.mjs';
import { licences } from './licences.mjs';
import { scripts } from './scripts.mjs';
import { describeParts, describeSize, isTooLarge, LIMIT } from './size.mjs';
import { themes } from './themes.mjs';
import { tokenProblems } from './tokens.mjs';
import { versioned } from './versioned.mjs';
import { write } from './write.mjs';

const force = process.argv.includes('--force');
const part = process.argv.includes('--script') ? 'script' : 'all';

function checkSize({ name, text }, map) {
  console.log('  Before compression:');
  for (const line of describeParts(text, map)) console.log(`  ${line}`);
  const size = describeSize(text);
  console.log(`  ${size.text}`);
  if (isTooLarge(size.brotli)) {
    throw new Error(`${name} is larger than its limit of ${LIMIT / 1000} kB after brotli.`);
  }
}

async function build() {
  await writeFrame();
  if (!force && isFresh(part)) return console.log('dist is up to date.');
  forget();
  const started = performance.now();
  console.log(part === 'all' ? 'Building dist…' : 'Building the script…');
  const [{ chunks, maps, packages }, more] = await Promise.all([
    scripts(part),
    part === 'all' ? generated() : [],
  ]);
  const problems = [...tokenProblems(), ...chunks.flatMap(problemsOf)];
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const released = [...chunks, ...maps, licences(packages), ...themes()];
  const files = [...released, ...versioned(released), integrity(released), ...more];
  write(files);
  console.log(`  wrote ${files.length} files`);

  // Brotli 11 takes more than a second, and nobody publishes what `npm start` builds.
  if (part === 'all') checkSize(chunks[0], maps[0].text);
  remember(
    part,
    files.map((file) => file.name),
  );
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

try {
  await build();
} catch (error) {
  const where = error.loc
    ? `${error.loc.file}:${error.loc.line}:${error.loc.column}\n${error.frame ?? ''}\n`
    : '';
  console.error(`The build failed. ${where}${error.message}`);
  process.exit(1);
}
