// A built script has short names (tools/build/plugins/short-names.ts): so has what the test server serves beside it.
import { shortened } from '../build/plugins/short-names.ts';

/** A plugin of the test server. What a test draws straight from src (`testParts`) keeps its long names, and so does that test. */
export const namesOfBuild = () => ({
  name: 'names-of-build',
  transform: ({ path, body }) =>
    typeof body === 'string' && !`${path} ${body}`.includes('/test-parts/')
      ? { body: shortened(body) }
      : undefined,
});
