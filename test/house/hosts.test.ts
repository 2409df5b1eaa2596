// Checks that nothing of the machine it was written on is in the project: no registry, no folder, no address of its own.
import { filesOf } from './project.ts';
import { holds, places } from './rule.ts';

const ENDINGS = ['.ts', '.tsx', '.mjs', '.css', '.html', '.json', '.md', '.svg'];

holds({
  title: 'Nothing names a package registry or a folder of somebody’s machine',
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
  title: 'The widget calls nobody but its API: no address of a third party is in it',
  // A refused home gets neutral advice: links that visitors follow, and that the widget never calls.
  files: filesOf(['src'], ['.ts', '.tsx', '.css']).filter(
    ({ path }) => !path.includes('.test.') && !/^src\/words\/[^/]+\/refusals\.ts$/.test(path),
  ),
  finds: ({ text }) =>
    places(
      text.replace(/^\s*(\/\/|\*|\/\*).*$/gm, ''),
      /https?:\/\/(?!www\.w3\.org\/|[\w.-]+\.invalid\b)[\w.-]+\.[a-z]{2,}[^\s'"`]*/g,
    ),
  planted: { 'src/a.ts': "const a = 'https://fonts.example.com/a.css';" },
  // .invalid leads nowhere by definition.
  innocent: {
    'src/a.tsx': "// Source: https://www.gov.uk/\nconst a = 'http://www.w3.org/2000/svg';",
    'src/b.ts': "const b = 'https://nowhere.invalid';",
  },
});
