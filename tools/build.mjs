// Does nothing when nothing has changed.
import { forget, isFresh, remember } from './build/freshness.mjs';
import { generated } from './build/generated.mjs';
import { problemsOf } from './build/inspect.mjs';
import { integrity } from './build/integrity.mjs';
import { licences } from './build/licences.mjs';
import { scripts } from './build/scripts.mjs';
import { describeSize, isTooLarge, LIMIT } from './build/size.mjs';
import { themes } from './build/themes.mjs';
import { tokenProblems } from './build/tokens.mjs';
import { versioned } from './build/versioned.mjs';
import { write } from './build/write.mjs';
import { writeFrame } from './gallery/bundle.mjs';

const force = process.argv.includes('--force');

async function build() {
  await writeFrame();
  if (!force && isFresh()) return console.log('dist is up to date.');
  forget();
  const started = performance.now();
  console.log('Building dist…');
  const [{ chunks, maps, packages }, more] = await Promise.all([scripts(), generated()]);
  const problems = [...tokenProblems(), ...chunks.flatMap(problemsOf)];
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const released = [...chunks, ...maps, licences(packages), ...themes()];
  const files = [...released, ...versioned(released), integrity(released), ...more];
  write(files);
  console.log(`  wrote ${files.length} files`);

  const size = describeSize(chunks[0].text);
  console.log(`  ${size.text}`);
  if (isTooLarge(size.brotli)) {
    throw new Error(`${chunks[0].name} is larger than ${LIMIT / 1000} kB, the most it may be after brotli.`);
  }
  remember(files.map((file) => file.name));
  console.log(`Built dist in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
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
