// Checks that every icon is used, since every visitor loads it.
import { filesOf, isTest } from './project.ts';
import { holds } from './rule.ts';

const PATHS = 'src/ui/icon/icon-paths.ts';

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
