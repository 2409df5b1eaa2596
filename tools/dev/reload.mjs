// After a build, the page reloads itself: a line in the script that it runs listens to this server.
import { createServer } from 'node:http';

/** Returns `{ script, reload, close }`: a line for the end of the bundle, and a function that reloads every page that runs it. */
export async function createReload() {
  const pages = new Set();
  const server = createServer((request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*' })
      .flushHeaders();
    pages.add(response);
    request.on('close', () => pages.delete(response));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${server.address().port}/`;
  return {
    script: `new EventSource(${JSON.stringify(url)}).onmessage = () => location.reload();`,
    reload() {
      for (const page of pages) page.write('data: built\n\n');
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
