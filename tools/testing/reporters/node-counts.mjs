// Knows how many tests node's runner ran. A file without a test reports itself as one that passed: here it has failed.
import { isAbsolute, resolve } from 'node:path';

const isFile = ({ name, file }) => name === file || isAbsolute(name) || (file && resolve(name) === file);

// biome-ignore lint/style/noDefaultExport: node asks for one.
export default async function* nodeCounts(events) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for await (const { type, data } of events) {
    if ((type !== 'test:pass' && type !== 'test:fail') || data.details?.type === 'suite') continue;
    if (data.skip !== undefined || data.todo !== undefined) counts.skipped++;
    else if (type === 'test:pass' && !isFile(data)) counts.passed++;
    else counts.failed++;
  }
  yield JSON.stringify(counts);
}
