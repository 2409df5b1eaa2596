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

/** The one file that names everything that belongs to an asset. */
const ASSET = /^src\/journeys\/[^/]+\/index\.ts$/;

holds({
  title: 'No file is an index, but for the entry and the descriptors of assets',
  files: files.filter(({ path }) => /^(src|demo\/server|tools)\//.test(path) && path !== 'src/index.ts'),
  finds: ({ path }) => (/\/index\.\w+$/.test(path) && !ASSET.test(path) ? ['is an index'] : []),
  planted: { 'src/ui/index.ts': '' },
  innocent: { 'src/journeys/solar/index.ts': '' },
});
