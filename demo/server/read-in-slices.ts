import type { Socket } from 'node:net';

/** Bytes: about twenty of the smallest requests. */
const SLICE = 1024;

/**
 * Passes received bytes to Node's parser in slices. Otherwise it parses everything at once: a thousand requests of one
 * client before the first of another, and before the connection could be closed.
 */
export function readInSlices(socket: Socket): void {
  const [parse] = socket.listeners('data');
  if (!parse) return;
  socket.removeListener('data', parse as (bytes: Buffer) => void);
  socket.on('data', (bytes: Buffer) => {
    for (let at = 0; at < bytes.length && !socket.destroyed; at += SLICE) {
      // Node pauses the socket while the client does not read its answers. The rest is parsed after that.
      if (socket.isPaused()) return void socket.unshift(bytes.subarray(at));
      parse.call(socket, bytes.subarray(at, at + SLICE));
    }
  });
}
