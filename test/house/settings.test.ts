// Checks that each setting is used, since an attribute without effect would mislead partners.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { attributeNames, settingOf } from '../../src/element/attributes.ts';
import { filesOf, isTest, type SourceFile } from './project.ts';
import { withoutComments } from './rule.ts';

/** The files that declare settings and describe them. */
const DECLARES = /^src\/(domain\/settings|element\/attributes[\w-]*|element\/read-settings)\.ts$/;

const readers = filesOf(['src'], ['.ts', '.tsx']).filter(
  (file) => !isTest(file) && !DECLARES.test(file.path) && !file.path.startsWith('src/words/en-gb/'),
);

function unread(keys: readonly string[], files: readonly SourceFile[]): string[] {
  const code = files.map(({ text }) => withoutComments(text)).join('\n');
  return keys.filter((key) => !new RegExp(`\\b${key}\\b`).test(code));
}

describe('Each setting is used', () => {
  it('Each setting is read by somebody: of every attribute', () => {
    const keys = attributeNames.map(settingOf);
    assert.deepEqual(unread(keys, readers), []);
  });

  it('Each setting is read by somebody: one that nobody reads is found', () => {
    const view = { path: 'src/ui/a.tsx', text: '// themeOf\nconst { radius } = settings;' };
    assert.deepEqual(unread(['radius', 'theme', 'themeOf'], [view]), ['theme', 'themeOf']);
  });
});
