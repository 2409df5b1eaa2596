// Checks that no hyphen is used as a minus sign in texts: screen readers skip it, and a cost would become a saving.
import { readdirSync, readFileSync } from 'node:fs';
import { holds } from './rule.ts';

const SPOKEN = new URL('../accessibility/', import.meta.url);

const filesIn = (folder: string) =>
  readdirSync(new URL(folder, SPOKEN))
    .filter((file) => file.endsWith('.txt'))
    .map((file) => ({
      path: `${folder}${file}`,
      text: readFileSync(new URL(`${folder}${file}`, SPOKEN), 'utf8'),
    }));

/** Before an amount, but not within a word or between two figures. */
const HYPHEN = /(?<![\w£%])-\s?[£\d]/;

holds({
  title: 'BEY-11: A minus is written as a minus sign in all texts',
  files: [...filesIn('snapshots/'), ...filesIn('ear/transcripts/')],
  finds: ({ path, text }) =>
    text
      .split('\n')
      .filter((line) => HYPHEN.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  planted: { 'result.txt': 'text "Savings of -£340 a year"' },
  innocent: { 'result.txt': 'text "−£340, 2026-11-22, 12-5, Semi-detached, kWh-4"' },
});
