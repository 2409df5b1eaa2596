// A built script has short class names (tools/build/plugins/short-names.ts), so the test server puts them into the tests, too.
import { shortened } from '../build/plugins/short-names.ts';

/**
 * A plugin of the test server. Components that a test imports straight from src (`testParts`) keep their long names, and so does
 * that test.
 */
export const namesOfBuild = () => ({
  name: 'names-of-build',
  transform: ({ path, body }) =>
    typeof body === 'string' && !`${path} ${body}`.includes('/test-parts/')
      ? { body: shortened(body) }
      : undefined,
});
