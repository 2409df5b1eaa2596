// `npm run dev` does the same as `npm start` before it watches.
import { install } from './install.mjs';
import { WORKSPACES } from './needed.mjs';
import { freePort } from './port.mjs';
import { findNode } from './runtime.mjs';
import { runServer } from './server.mjs';

export async function dev() {
  const port = await freePort();
  await install(WORKSPACES.SERVE);
  runServer(findNode(), ['tools/dev/watch.mjs'], { PORT: String(port) });
}
