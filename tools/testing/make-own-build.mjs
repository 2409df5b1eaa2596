// `node tools/testing/make-own-build.mjs reports` makes a build for tests before they need it.
import { ownBuild } from './own-build.mjs';

await ownBuild(process.argv[2]).serverStart();
