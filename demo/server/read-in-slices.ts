import type { Socket } from 'node:net';

/** Bytes: some twenty of the smallest requests. */
const SLICE = 1024;

/**
 * Hands what comes to Node's parser slice by slice. By itself it parses all that came at once, a thousand requests of
 * one client before anyone else's first, and before we could let go of who sent them.
 */
export function readInSlices(socket: Socket): void {
  const [parse] = socket.listeners('data');
  if (!parse) return;
  socket.removeListener('data', parse as (bytes: Buffer) => void);
  socket.on('data', (bytes: Buffer) => {
    for (let at = 0; at < bytes.length && !socket.destroyed; at += SLICE) {
      // Paused by Node while its answers are not taken: what is left is read when they are.
      if (socket.isPaused()) return void socket.unshift(bytes.subarray(at));
      parse.call(socket, bytes.subarray(at, at + SLICE));
    }
  });
}
