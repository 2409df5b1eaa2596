// Checks that the stylesheets work on any page: nothing depends on its root font size, its window's width or its custom
// properties.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filesOf, importsOf, isTest } from './project.ts';
import { holds, places, withoutComments } from './rule.ts';

const sheets = filesOf(['src'], ['.css']);
const withCode = [...sheets, ...filesOf(['src'], ['.ts', '.tsx']), ...filesOf(['themes'], ['.css'])];
const LAYERED = ['ui', 'shell', 'screens', 'journeys'];

holds({
  title: 'Nothing is sized in rem: the page’s root would scale it',
  files: withCode,
  finds: ({ text }) => places(withoutComments(text), /\b[\d.]+rem\b/g),
  planted: { 'src/ui/a.css': '.a { margin: 1.5rem }', 'src/ui/a.tsx': "<p style={{ margin: '2rem' }} />" },
  innocent: { 'src/ui/a.css': '.a { margin: 1.5em } /* never 1rem */' },
});

holds({
  title: 'Layout asks the container for its width, never the window',
  files: sheets,
  finds: ({ text }) =>
    places(withoutComments(text), /@media[^{]*\b(width|height|aspect-ratio|orientation|device)\b[^{]*/g),
  planted: {
    'src/ui/a.css': '@media (min-width: 600px) {}',
    'src/ui/b.css': '@media screen and (400px <= width) {}',
  },
  innocent: {
    'src/ui/a.css': '@container heq (min-width: 600px) {}\n@media (prefers-reduced-motion: reduce) {}',
  },
});

holds({
  title: 'A part’s stylesheet is in the layer of its folder',
  files: sheets.filter(({ path }) => LAYERED.includes(path.split('/')[1] ?? '')),
  finds: ({ path, text }) => {
    const layer = `@layer ${path.split('/')[1]} {`;
    return withoutComments(text).trim().startsWith(layer) ? [] : [`does not begin with ${layer}`];
  },
  planted: { 'src/ui/a.css': '.a {}', 'src/screens/home/a.css': '@layer ui {}' },
});

holds({
  title: 'Only private tokens are used: a page that defines --brand changes nothing',
  files: sheets.filter(({ path }) => path !== 'src/styles/tokens.css'),
  finds: ({ text }) => places(withoutComments(text), /(var\(\s*--(?!_)[\w-]+|(?<=[{;\s])--(?!_)[\w-]+\s*:)/g),
  planted: { 'src/ui/a.css': '.a { color: var(--brand) }', 'src/ui/b.css': '.b { --gap: 1px }' },
  innocent: { 'src/ui/a.css': '.a--big { color: var(--_brand); --_gap: 1px }' },
});

holds({
  title: 'Sides are logical: a page may be written from right to left',
  // A number line goes from left to right in every script.
  files: sheets.filter(({ path }) => path !== 'src/ui/bars/bars.css'),
  finds: ({ text }) =>
    places(
      withoutComments(text),
      /(?<=[{;\s])((margin|padding|border)-(left|right)|left|right)\s*:|text-align:\s*(left|right)/g,
    ),
  planted: {
    'src/ui/a.css': '.a { margin-left: 1px }',
    'src/ui/b.css': '.b { text-align: right; right: 0 }',
  },
  innocent: { 'src/ui/a.css': '.a { margin-inline-start: 1px }' },
});

holds({
  title: 'Nothing refers to an id of the document, which a base URL would break',
  files: withCode,
  finds: ({ text }) => places(withoutComments(text), /url\(\s*["']?#|<use\b/g),
  planted: { 'src/ui/a.css': '.a { fill: url(#b) }', 'src/ui/a.tsx': '<svg><use href="#b" /></svg>' },
});

/** A rule for hover or focus, up to a property that can make something appear. */
const SHOWN_BY =
  /[^{};]*:(?:hover|focus)[^{}]*\{(?:[^{}]*;)?\s*(?:display|visibility|content|opacity|position|inset|transform|clip|clip-path|(?:max-)?(?:height|block-size))\s*:/g;

holds({
  title: '1.4.13: hover and focus change how something looks, and show nothing more',
  files: sheets,
  finds: ({ text }) =>
    // The skip link is visible only while it has the focus.
    [...withoutComments(text).replaceAll(':not(:focus)', '').matchAll(SHOWN_BY)].map(([place]) => place),
  planted: {
    'src/ui/a.css': '.a:hover .a__more { display: block }',
    'src/ui/b.css': '.b:focus-within::after {\n  content: "More";\n}',
  },
  innocent: { 'src/ui/a.css': '.a:hover { color: red; text-decoration: underline }' },
});

/** Milliseconds of one repetition: more than three flashes a second are too many. */
const TURN = 1000 / 3;

holds({
  title: '2.3.1: animations repeat less than three times a second',
  files: sheets,
  finds: ({ text }) =>
    places(withoutComments(text), /(?<=animation(?:-duration)?:)[^;}]*/g).filter((place) => {
      const [, length = '0', unit] = /([\d.]+)(m?s)\b/.exec(place) ?? [];
      const repeats = /\binfinite\b|\s\d+\s*$/.test(place);
      return repeats && Number(length) * (unit === 's' ? 1000 : 1) <= TURN;
    }),
  planted: {
    'src/ui/a.css': '.a { animation: a-flashes 200ms linear infinite; }',
    'src/ui/b.css': '.b { animation: b-flashes 0.3s linear 9 }',
  },
  innocent: {
    'src/ui/a.css': '.a { animation: a-turns 800ms linear infinite; } .b { animation: b-comes 200ms 250ms }',
  },
});

const code = filesOf(['src'], ['.ts', '.tsx'])
  .filter((file) => !isTest(file))
  .map(({ text }) => withoutComments(text))
  .join('\n');
const written = new Set(code.match(/[\w-]+/g));
/** Names that code puts together: `tag--${look}`, `${block}--wide`. */
const beginnings = [...code.matchAll(/([\w-]+--)\$\{/g)].map(([, begins]) => begins as string);
const ends = [...code.matchAll(/\}(--[\w-]+)/g)].map(([, end]) => end as string);
const isDrawn = (name: string) =>
  written.has(name) ||
  beginnings.some((begins) => name.startsWith(begins)) ||
  ends.some((end) => name.endsWith(end));

holds({
  title: 'Every class in a stylesheet is used by a view',
  // uPlot renders the classes in this file.
  files: sheets.filter(({ path }) => path !== 'src/ui/chart/chart.css'),
  finds: ({ text }) =>
    [...withoutComments(text).matchAll(/\.([a-z][\w-]*)/gi)]
      .map(([, name]) => name as string)
      .filter((name) => !isDrawn(name))
      .map((name) => `no view draws .${name}`),
  planted: { 'src/ui/a.css': '.unicorn { color: red }', 'src/ui/b.css': '.button__unicorn { color: red }' },
  innocent: { 'src/ui/a.css': '.button { gap: 1.5em } /* .unicorn */' },
});

holds({
  title: 'The class of a part is written in full, so that a search for it finds every use',
  files: filesOf(['src', 'test', 'tools/bench', 'tools/gallery'], ['.ts', '.tsx', '.mjs']).filter(
    ({ path }) => !path.startsWith('test/house/'),
  ),
  finds: ({ text }) => places(withoutComments(text), /\}__[a-z]|[a-z]__\$\{|\[class[$*^|]?=/g),
  planted: {
    'src/ui/a.tsx': `const a = <p className={\`\${look}__text\`} />;`,
    'test/a.ts': `root.querySelector(\`.house__\${part}\`)`,
    'test/b.ts': "root.querySelector('[class$=__title]')",
  },
  innocent: { 'src/ui/a.tsx': `const a = <p className={\`house__roof house__roof--\${look}\`} />;` },
});

const readNames = new Set(
  [...sheets.map(({ text }) => withoutComments(text)), code].flatMap((text) => [
    ...(text.match(/(?<=var\(\s*)--_[\w-]+/g) ?? []),
    ...(text.match(/(?<=['"`])--_[\w-]+/g) ?? []),
  ]),
);
/** Every theme sets it for partners. */
const FOR_PARTNERS = ['--_on-accent'];

holds({
  title: 'Every custom property that is set is read',
  files: sheets,
  finds: ({ text }) =>
    [...withoutComments(text).matchAll(/(--_[\w-]+)\s*:/g)]
      .map(([, name]) => name as string)
      .filter((name) => !readNames.has(name) && !FOR_PARTNERS.includes(name))
      .map((name) => `nothing reads ${name}`),
  planted: { 'src/ui/a.css': '.a { --_unicorn: 1px }' },
  innocent: { 'src/ui/a.css': '.a { --_brand: red; --_fs-body: 1em }' },
});

describe('the one stylesheet', () => {
  it('contains every stylesheet of src', () => {
    const imported = new Set(
      filesOf(['src'], ['.ts', '.tsx'])
        .flatMap(importsOf)
        .map(({ path }) => path),
    );
    const forgotten = sheets.map(({ path }) => path).filter((path) => !imported.has(path));
    assert.deepEqual(forgotten, []);
  });
});

/** Headings, the partner's name, and the one large figure of a page: whoever adds to these says why two faces are side by side. */
const IN_HEADING_FACE = [
  '.heading',
  '.dialog__title',
  '.figure__label',
  '.figure__value',
  '.card__heading',
  '.disclosure__summary',
  '.range__sentence',
  '.nav-bar__brand',
  '.fact__figure',
];

holds({
  title:
    'The face of headings is for headings and the large figure; amounts in rows have the face of their text',
  files: sheets.filter(({ path }) => path !== 'src/styles/tokens.css'),
  finds: ({ text }) =>
    [...withoutComments(text).matchAll(/([^{};]+)\{[^{}]*font-family:\s*var\(--_font-heading\)/g)]
      .map(([, selector = '']) => selector.trim())
      .filter((selector) => !IN_HEADING_FACE.some((face) => selector.endsWith(face))),
  planted: { 'src/ui/a.css': '@layer ui { .row__total { font-family: var(--_font-heading) } }' },
  innocent: { 'src/ui/a.css': '@layer ui { .nav-bar__brand { font-family: var(--_font-heading) } }' },
});
