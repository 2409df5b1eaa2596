// What each npm command runs. `package.json` names them after `tools/start.mjs`.
import { install, WORKSPACES } from './install.mjs';
import { findNode, runNode, spawnNode } from './node.mjs';
import { freePort } from './port.mjs';

const { SERVE, BUILD, TEST } = WORKSPACES;

/** Installs the packages that a command needs, then runs its file with the rest of the command line. */
const file = (path, needs) => async (args) => {
  await install(needs);
  process.exit(await runNode(findNode(), [path, ...args]));
};

export const COMMANDS = {
  start,
  dev,
  build: file('tools/build/run.mjs', BUILD),
  check: file('tools/checks/main.mjs', TEST),
  release: file('tools/release/main.mjs', BUILD),
  prices: file('tools/prices/main.mjs', TEST),
  picture: file('tools/picture/run.mjs', TEST),
  probe: file('tools/probe/main.mjs', SERVE),
  test: file('tools/testing/run.mjs', TEST),
  'test:one': file('tools/testing/run-one.mjs', TEST),
  'test:browsers': file('tools/testing/run-browsers.mjs', TEST),
  hear: file('tools/testing/run-hear.mjs', TEST),
  bench: file('tools/bench/run.mjs', TEST),
  fuzz: file('tools/testing/run-fuzz.mjs', TEST),
};

/** @param args the arguments after the command's name */
export const run = (name, args) => COMMANDS[name](args);

/** Checks the port first, because everything after it takes long. */
async function start() {
  const port = await freePort();
  await install(SERVE);
  const node = findNode();
  const built = await runNode(node, ['tools/build/run.mjs', '--script']);
  if (built !== 0) process.exit(built);
  runServer(node, ['demo/server/main.ts'], { PORT: String(port), DEMO_PARTNER: '1' });
}

async function dev() {
  const port = await freePort();
  await install(SERVE);
  runServer(findNode(), ['tools/dev/watch.mjs'], { PORT: String(port) });
}

/** The milliseconds after which a server that does not stop is killed. */
const PATIENCE = 5000;

/** Runs a server, and exits when it exits. The status is 0 if the server was asked to stop. */
function runServer(node, args, environment) {
  const server = spawnNode(node, args, environment);
  let isEnding = false;
  // On Ctrl-C, the terminal signals the server, too. A second signal does it no harm.
  const end = () => {
    isEnding = true;
    server.kill('SIGTERM');
    setTimeout(() => server.kill('SIGKILL'), PATIENCE).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  // If npm is killed with SIGKILL, we get no signal. Without this, the server would keep its port forever.
  const parent = process.ppid;
  const isLeft = () => process.env.npm_lifecycle_event && process.ppid !== parent;
  setInterval(() => isLeft() && !isEnding && end(), 1000).unref();
  server.on('close', (status) => process.exit(isEnding ? 0 : (status ?? 1)));
}
