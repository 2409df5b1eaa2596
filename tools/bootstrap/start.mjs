// Checks the port first, because everything after it takes long.
import { install } from './install.mjs';
import { WORKSPACES } from './needed.mjs';
import { freePort } from './port.mjs';
import { findNode, runNode } from './runtime.mjs';
import { runServer } from './server.mjs';

export async function start() {
  const port = await freePort();
  await install(WORKSPACES.SERVE);
  const node = findNode();
  const built = await runNode(node, ['tools/build/run.mjs', '--script']);
  if (built !== 0) process.exit(built);
  runServer(node, ['demo/server/main.ts'], { PORT: String(port), DEMO_PARTNER: '1' });
}
