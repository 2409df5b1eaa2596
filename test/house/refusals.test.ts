// Checks that every step that can refuse a home has a view that says why. Otherwise Next would do nothing without a reason.
import { filesOf, isTest, type SourceFile } from './project.ts';
import { reachedFrom } from './reached.ts';
import { holds, withoutComments } from './rule.ts';

const code = filesOf(['src'], ['.ts', '.tsx']).filter((file) => !isTest(file));
const byPath = new Map(code.map((file) => [file.path, file]));

/** The text of a file and of all files that it imports directly or indirectly. */
const textFrom = (start: SourceFile) =>
  reachedFrom(start, code)
    .map(({ text }) => withoutComments(text))
    .join('\n');

/** The arguments of `says`: an id, or an expression for one. */
const refusedBy = (step: string) =>
  [...step.matchAll(/says\(\s*['"`]refusal\.([^'"`]+)/g)].map(([, id]) => id);

holds({
  title: 'A step that can refuse a home has a view that says why with RefusalView',
  files: code.filter(({ path }) => path.endsWith('-step.ts')),
  finds: (step) => {
    const view = byPath.get(step.path.replace(/-step\.ts$/, '-view.tsx'));
    if (view && /<RefusalView\b/.test(textFrom(view))) return [];
    return refusedBy(textFrom(step)).map(
      (id) => `refuses by refusal.${id}, and the view beside it shows no <RefusalView>`,
    );
  },
  planted: {
    'src/journeys/heat-pump/steps/heating/heating-step.ts': "v.check(isWarm, says('refusal.solarProperty'))",
    'src/journeys/ev/steps/no-view-step.ts': `says(\`refusal.\${meterRefusal(parts)}\`)`,
    'src/journeys/ev/steps/vehicle-usage/vehicle-usage-step.ts':
      "import { addressStep } from '../../../home/address/address-step.ts';",
  },
  innocent: {
    'src/journeys/home/property-type/property-type-step.ts': "says('refusal.solarProperty')",
    'src/journeys/home/address/address-step.ts': `says(\`refusal.\${refusal}\`)`,
    'src/journeys/heat-pump/steps/heating/heating-step.ts': "// says('refusal.solarProperty')",
  },
});
