// Checks that a card or row that opens a figure's calculation names one that the model makes.
import { filesOf, isTest } from './project.ts';
import { holds } from './rule.ts';

const model = filesOf(['demo/server/model'], ['.ts'])
  .filter((file) => /sums/.test(file.path) && !isTest(file))
  .map(({ text }) => text)
  .join('\n');

holds({
  title: 'Each sum of a card or a row is made by the sums of demo/server/model',
  files: filesOf(['src/journeys'], ['.ts', '.tsx']).filter((file) => !isTest(file)),
  finds: ({ text }) =>
    [...text.matchAll(/\bsum: '([^']+)'/g)]
      .filter(([, id]) => !model.includes(`'${id}'`))
      .map(([, id]) => `names ${id}, which nothing there makes`),
  planted: { 'src/journeys/a.ts': "const a = { id: 'b', sum: 'b-cost' };" },
  innocent: { 'src/journeys/a.ts': "const a = { id: 'cost', sum: 'solar-cost' };" },
});
