// The connections stay open and share one token, as those of a widget do.
import { Agent, request } from 'node:http';

/** `send(method, path, body)` resolves to the parsed JSON, and throws if the status is not 200. `close` ends the connections. */
export async function createClient(url, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const bare = (method, path, body, headers) => exchange(agent, `${url}${path}`, method, body, headers);
  const headers = { authorization: `Bearer ${await bare('POST', '/auth/token', undefined, {})}` };
  return {
    send: (method, path, body) => bare(method, path, body, headers),
    close: () => agent.destroy(),
  };
}

function exchange(agent, url, method, body, headers) {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? '' : JSON.stringify(body);
    const length = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const sent = request(url, { agent, method, headers: { ...headers, ...(text && length) } }, (answer) => {
      let read = '';
      answer.setEncoding('utf8');
      answer.on('data', (more) => {
        read += more;
      });
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(JSON.parse(read));
        else reject(new Error(`${method} ${url} answered ${answer.statusCode}: ${read}`));
      });
    });
    sent.on('error', reject);
    sent.end(text);
  });
}
