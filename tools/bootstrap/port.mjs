import { createServer } from 'node:net';
import { stop } from './node.mjs';

const DEFAULT_PORT = 4173;

/** The environment variable `PORT` as a number. */
function wantedPort() {
  const asked = process.env.PORT;
  if (asked === undefined || asked === '') return DEFAULT_PORT;
  const port = Number(asked);
  if (/^\d+$/.test(asked) && port >= 1 && port <= 65535) return port;
  return stop(`PORT must be a whole number from 1 to 65535, not "${asked}".`);
}

/** The error code, or an empty string if the port is available. */
function tryPort(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve('')));
  });
}

/**
 * Node's fetch blocks the same ports as browsers, and fails before it sends anything. Only used on a port that is available,
 * since a program that uses the port might never answer.
 */
const isBlocked = (port) =>
  fetch(`http://127.0.0.1:${port}`).then(
    () => false,
    ({ cause }) => cause?.message === 'bad port',
  );

/** Called before the slow work. The pages are served on both addresses of this machine, IPv4 and IPv6. */
export async function freePort() {
  const port = wantedPort();
  const tried = [await tryPort(port, '127.0.0.1'), await tryPort(port, '::1'), await tryPort(port)];
  if (tried.includes('EADDRINUSE')) {
    stop(
      `Port ${port} is taken: stop what uses it, or choose another with PORT, as in PORT=${port === 65535 ? port - 1 : port + 1} npm start.`,
    );
  }
  if (tried.includes('EACCES')) stop(`This user may not use port ${port}: choose one above 1023 with PORT.`);
  if (await isBlocked(port)) stop(`Browsers refuse port ${port}: choose another with PORT.`);
  return port;
}
