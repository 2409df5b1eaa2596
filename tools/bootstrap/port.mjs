import { createServer } from 'node:net';
import { stop } from './stop.mjs';

const DEFAULT_PORT = 4173;

/** `PORT` of the environment as a number. */
function wantedPort() {
  const asked = process.env.PORT;
  if (asked === undefined || asked === '') return DEFAULT_PORT;
  const port = Number(asked);
  if (/^\d+$/.test(asked) && port >= 1 && port <= 65535) return port;
  return stop(`PORT must be a whole number from 1 to 65535, not "${asked}".`);
}

/** The code of the error, or an empty string when the port can be had. */
function tryPort(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve('')));
  });
}

/** Node's own fetch knows the ports of other protocols as browsers do, and says so before it asks. Of a port that is free, since what has it may never answer. */
const isBlocked = (port) =>
  fetch(`http://127.0.0.1:${port}`).then(
    () => false,
    ({ cause }) => cause?.message === 'bad port',
  );

/** Checked before the long work: the pages are on both names of this machine. */
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
