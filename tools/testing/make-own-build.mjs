// `node tools/testing/make-own-build.mjs reports`: a build that tests are served, made before they ask for it.
import { ownBuild } from './own-build.mjs';

await ownBuild(process.argv[2]).serverStart();
