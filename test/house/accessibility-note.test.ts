// Checks that the conformance note covers every criterion, and names only checks and files that exist.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

const FOLDER = new URL('../../demo/', import.meta.url);
const CHECKS = new URL('../accessibility/checks/', import.meta.url);
const note = readFileSync(new URL('accessibility.md', FOLDER), 'utf8');

/** WCAG 2.2, levels A and AA, by guideline. 4.1.1 was removed in 2.2. */
const CRITERIA: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
};

describe('the accessibility conformance note', () => {
  it('BEY-11: covers each criterion of WCAG 2.2 A and AA, once and in order', () => {
    const spoken = [...note.matchAll(/^\| (\d\.\d\.\d+) .*\| AA? \|/gm)].map(([, id]) => id);
    const all = Object.entries(CRITERIA).flatMap(([guide, ids]) => ids.map((id) => `${guide}.${id}`));
    assert.equal(all.length, 55);
    assert.deepEqual(spoken, all);
  });

  it('BEY-11: links to files that exist, and to every check of a state', () => {
    const links = [...note.matchAll(/\]\((\.\.[^)]+)\)/g)].map(([, path = '']) => path);
    assert.deepEqual(
      links.filter((path) => !existsSync(new URL(path, FOLDER))),
      [],
    );
    const unspoken = readdirSync(CHECKS).filter(
      (file) => !['all.ts', 'check.ts', 'shown.ts'].includes(file) && !note.includes(`checks/${file}`),
    );
    assert.deepEqual(unspoken, []);
  });

  it('BEY-11: says "supported" only where it names a test, and counts the others', () => {
    const rows = [...note.matchAll(/^\| (\d\.\d\.\d+) .*\| AA? \| (.+?) \| (.*)\|$/gm)];
    const rated = (result: string) => rows.filter(([, , is]) => is === result);
    const tests = [...note.matchAll(/(?<=^\| |, )\[([\w-]+)\]\(\.\.\/test/gm)].map(([, name]) => name);
    const named = new RegExp(
      `^(${[...tests, 'keyboard', 'motion', 'focus', 'corrections'].join('|')})\\b|\\]\\(\\.\\./`,
    );
    assert.deepEqual(
      rated('supports').filter(([, , , how = '']) => !named.test(how)),
      [],
    );
    const [held, read] = [rated('supports').length, rated('as read').length];
    assert.ok(
      note.includes(
        `${held} are covered by our own tests, and ${read} ${read === 1 ? 'was' : 'were'} only reviewed`,
      ),
    );
    assert.equal(held + read + rated('page').length + rated('–').length, rows.length);
  });

  it('BEY-11: counts the states that are checked', () => {
    const kept = readdirSync(new URL('../accessibility/snapshots/', import.meta.url));
    assert.match(note, new RegExp(`through ${kept.length} states`));
  });
});
