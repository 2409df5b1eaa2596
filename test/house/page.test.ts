// Checks that code does not change the page: it searches only its own root, writes no HTML and adds nothing to the page's head.
import ts from 'typescript';
import { filesOf, isTest, nodesOf, parse, type SourceFile } from './project.ts';
import { holds, places, withoutComments } from './rule.ts';

const code = filesOf(['src'], ['.ts', '.tsx']).filter((file) => !isTest(file));
const views = code.filter(({ path }) => path.endsWith('.tsx'));

/** React moves these elements to the page's head. In an SVG, `title` is a name. */
const HOISTED = ['title', 'meta', 'link'];
/** A strict policy forbids these everywhere. */
const REFUSED = ['style', 'script'];

const tagOf = (node: ts.Node) =>
  ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node) ? node.tagName.getText() : '';

function isDrawn(node: ts.Node): boolean {
  for (let parent = node.parent.parent; parent; parent = parent.parent) {
    if (ts.isJsxElement(parent) && parent.openingElement.tagName.getText() === 'svg') return true;
  }
  return false;
}

function refusedTags(file: SourceFile): string[] {
  return [...nodesOf(parse(file))]
    .filter((node) => REFUSED.includes(tagOf(node)) || (HOISTED.includes(tagOf(node)) && !isDrawn(node)))
    .map((node) => `renders <${tagOf(node)}>`);
}

holds({
  title: 'Nothing is searched for in the document: our elements are under getRootNode()',
  files: code,
  finds: ({ text }) =>
    places(
      withoutComments(text),
      /\b(document|ownerDocument)\s*\??\.\s*(activeElement|querySelector\w*|getElements?By\w+)/g,
    ),
  planted: {
    'src/ui/a.ts': "document.querySelector('a');",
    'src/ui/b.ts': 'if (host.ownerDocument.activeElement) {}',
    'src/ui/c.ts': "document?.getElementById('a')",
  },
  innocent: { 'src/ui/a.ts': '// never document.activeElement\nroot.querySelector("a")' },
});

holds({
  title: 'No text becomes HTML or code',
  files: code,
  finds: ({ text }) =>
    places(
      withoutComments(text),
      /\b(innerHTML|outerHTML|dangerouslySetInnerHTML|insertAdjacentHTML|document\.write|eval|new Function)\b/g,
    ),
  planted: {
    'src/ui/a.tsx': '<p dangerouslySetInnerHTML={{ __html: a }} />',
    'src/ui/b.ts': 'a.innerHTML = b',
    'src/ui/c.ts': "new Function('a')",
  },
});

holds({
  title: 'No element is rendered that React would move to the page’s head or a policy would refuse',
  files: views,
  finds: refusedTags,
  planted: {
    'src/a.tsx': 'const a = <div><title>a</title></div>;',
    'src/b.tsx': 'const b = <link href="a" />;',
    'src/c.tsx': 'const c = <svg><style>a</style></svg>;',
    'src/d.tsx': 'const d = <meta name="a" />;',
  },
  innocent: { 'src/a.tsx': 'const a = <svg><g><title>a</title></g></svg>;' },
});

holds({
  title: 'No name is put on window, and the page’s address is written only by the history',
  files: code,
  finds: ({ text }) =>
    places(
      withoutComments(text),
      /\b(window|globalThis)(\.\w+|\[[^\]]+\])\s*=[^=].*|\blocation(\.hash|\.href)?\s*=[^=>].*|\bpostMessage\(|document\.cookie/g,
    ),
  planted: {
    'src/a.ts': 'window.heq = 1;',
    'src/b.ts': "globalThis['heq'] = 1;",
    'src/c.ts': "location.hash = '#/quote';",
    'src/d.ts': 'parent.postMessage(1)',
  },
  innocent: { 'src/a.ts': 'if (window.name === a && location.hash === b) {}' },
});

holds({
  title: 'No built-in is used that pages are known to replace: src/domain/safe-built-ins.ts has replacements',
  files: code,
  finds: ({ text }) => places(withoutComments(text), /\b(Object\.(keys|values)|Array\.from)\b/g),
  planted: {
    'src/ui/a.ts': 'Object.keys(a).length',
    'src/ui/b.ts': 'Object.values(a)',
    'src/ui/c.ts': 'Array.from({ length: 3 })',
  },
  innocent: { 'src/ui/a.ts': '// not Object.keys\nObject.entries(a)' },
});
