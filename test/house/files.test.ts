// Checks how files are named. Biome checks their case and length, and that none only re-exports.
import { filesOf } from './project.ts';
import { holds } from './rule.ts';

const files = filesOf(['src', 'demo', 'tools', 'test'], ['.ts', '.tsx', '.mjs', '.css']);

holds({
  title: 'A file or folder has a meaningful name',
  files,
  finds: ({ path }) =>
    /(^|\/)(utils?|helpers?|common|misc)[./]/.test(path) ? ['is not a name for a file here'] : [],
  planted: { 'src/ui/utils.ts': '', 'src/helpers/a.ts': '' },
});
