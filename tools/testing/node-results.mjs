// Prints one line for each file and each failure in full, and writes the counts for npm test.
import { writeFileSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { inspect } from 'node:util';

/** A file without a test reports itself as a test that passed. One that cannot be loaded reports itself as one that failed. */
const isFile = ({ name, file }) => name === file || isAbsolute(name) || (file && resolve(name) === file);

function outcomeOf(type, data) {
  // If a whole suite is skipped, its tests are not reported.
  if (data.details?.type === 'suite') return data.skip === undefined ? null : 'skipped';
  if (data.skip !== undefined || data.todo !== undefined) return 'skipped';
  return type === 'test:pass' && !isFile(data) ? 'passed' : 'failed';
}

function failureText({ name, file, line, details, ...data }) {
  const where = `${relative('.', file ?? '')}:${line ?? 1}`;
  if (isFile({ name, file }))
    return `✖ ${where}: ${details?.error ? 'could not be run' : 'no test ran in it'}\n`;
  return `✖ ${name} (${where})\n${errorText(details?.error?.cause ?? details?.error ?? data)}\n`;
}

/** Leaves out stack frames inside Node, and repetitions of an assertion's message. */
function errorText(error) {
  const text = error?.code === 'ERR_ASSERTION' ? error.stack : inspect(error);
  const lines = text.split('\n').filter((line) => !/^\s+at .*\bnode:internal\//.test(line));
  return lines.map((line) => `    ${line}`).join('\n');
}

function reasonOf({ skip, todo }) {
  const reason = skip ?? todo;
  return typeof reason === 'string' && reason !== '' ? ` (${reason})` : '';
}

const fileLine = ({ file, counts, duration_ms: ms }) =>
  `  ${relative('.', file)}  ${counts.passed} of ${counts.tests}, ${(ms / 1000).toFixed(1)} s\n`;

// biome-ignore lint/style/noDefaultExport: Node requires it.
export default async function* nodeResults(events) {
  const counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
  for await (const { type, data } of events) {
    if (type === 'test:stderr') yield data.message;
    if (type === 'test:summary' && data.file) yield fileLine(data);
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const outcome = outcomeOf(type, data);
    if (outcome) counts[outcome]++;
    if (outcome === 'failed') {
      counts.failures.push({ file: relative('.', data.file ?? ''), name: data.name });
      yield failureText(data);
    }
    if (outcome === 'skipped') yield `  skipped: ${data.name}${reasonOf(data)}\n`;
  }
  if (process.env.HEQ_COUNTS) writeFileSync(process.env.HEQ_COUNTS, JSON.stringify(counts));
}
