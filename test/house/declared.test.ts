// Checks that what is declared is used: settings, icons, sums.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { attributeNames, settingOf } from '../../src/element/attributes.ts';
import { filesOf, isTest, type SourceFile } from './project.ts';
import { holds, withoutComments } from './rule.ts';

// Checks that each setting is used, since an attribute without effect would mislead partners.

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

// Checks that every icon is used, since every visitor loads it.

const PATHS = 'src/ui/text/icon.tsx';

const sources = filesOf(['src'], ['.ts', '.tsx']);
const others = sources.filter((file) => !isTest(file) && file.path !== PATHS).map(({ text }) => text);

const isNamed = (icon: string) => others.some((text) => new RegExp(`['"]${icon}['"]`).test(text));

holds({
  title: 'Every icon is named by a part',
  files: sources.filter(({ path }) => path === PATHS),
  finds: ({ text }) =>
    [...text.matchAll(/^ {2}'?([a-z-]+)'?:/gm)]
      .map(([, icon]) => icon as string)
      .filter((icon) => !isNamed(icon))
      .map((icon) => `nothing names ${icon}`),
  planted: { [PATHS]: "export const ICON_PATHS = {\n  unicorn: 'M0 0',\n};" },
});

// Checks that a card or row that opens a figure's calculation names one that the model makes.

const model = filesOf(['demo/server/model'], ['.ts'])
  .filter((file) => /receipts/.test(file.path) && !isTest(file))
  .map(({ text }) => text)
  .join('\n');

holds({
  title: 'Each sum of a card or a row is made by the receipts of demo/server/model',
  files: filesOf(['src/journeys'], ['.ts', '.tsx']).filter((file) => !isTest(file)),
  finds: ({ text }) =>
    [...text.matchAll(/\bsum: '([^']+)'/g)]
      .filter(([, id]) => !model.includes(`'${id}'`))
      .map(([, id]) => `names ${id}, which nothing there makes`),
  planted: { 'src/journeys/a.ts': "const a = { id: 'b', sum: 'b-cost' };" },
  innocent: { 'src/journeys/a.ts': "const a = { id: 'cost', sum: 'solar-cost' };" },
});
