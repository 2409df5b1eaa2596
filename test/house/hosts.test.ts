// Checks that the project contains nothing of the machine on which it was written: no registry, folder or URL.
import { filesOf } from './project.ts';
import { holds, places } from './rule.ts';

const ENDINGS = ['.ts', '.tsx', '.mjs', '.css', '.html', '.json', '.md', '.svg'];

holds({
  title: 'Nothing names a package registry or a folder of a private machine',
  files: filesOf(['src', 'demo', 'themes', 'tools'], ENDINGS),
  finds: ({ text }) =>
    places(
      text,
      /https?:\/\/[^\s'"`)]*(registry|npmjs|artifactory|verdaccio)[^\s'"`)]*|(?<![\w.])\/(root|home|Users)\/\w+/g,
    ),
  planted: {
    'demo/a.json': '{ "from": "https://registry.example.org/a" }',
    'src/a.ts': "const a = '/home/somebody/a';",
  },
  innocent: { 'src/a.ts': "const route = '/home';\nconst page = '#/quote/home/';" },
});

holds({
  title: 'The widget calls only its API: it contains no URL of a third party',
  // A refused home gets neutral advice with links that visitors may follow. The widget never requests them.
  files: filesOf(['src'], ['.ts', '.tsx', '.css']).filter(
    ({ path }) => !path.includes('.test.') && !/^src\/words\/[^/]+\/refusals\.ts$/.test(path),
  ),
  finds: ({ text }) =>
    places(
      text.replace(/^\s*(\/\/|\*|\/\*).*$/gm, ''),
      /https?:\/\/(?!www\.w3\.org\/|[\w.-]+\.invalid\b)[\w.-]+\.[a-z]{2,}[^\s'"`]*/g,
    ),
  planted: { 'src/a.ts': "const a = 'https://fonts.example.com/a.css';" },
  // By definition, .invalid does not resolve.
  innocent: {
    'src/a.tsx': "// Source: https://www.gov.uk/\nconst a = 'http://www.w3.org/2000/svg';",
    'src/b.ts': "const b = 'https://nowhere.invalid';",
  },
});
