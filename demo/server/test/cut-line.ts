// Simulates a network failure between server and database: connections stay open, but no data arrives.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

interface Line {
  /** The URL of the database through this line. */
  readonly url: string;
  cut(): void;
  mend(): void;
  close(): void;
}

export async function lineTo(database: string): Promise<Line> {
  const ends = new Set<Socket>();
  let isCut = false;
  const add = (socket: Socket) => {
    ends.add(socket);
    socket.on('close', () => ends.delete(socket)).on('error', () => {});
    if (isCut) socket.pause();
  };
  const server = createServer((near) => {
    const far = connect(Number(new URL(database).port), '127.0.0.1');
    near.pipe(far).pipe(near);
    add(near);
    add(far);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(database);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut() {
      isCut = true;
      for (const end of ends) end.pause();
    },
    mend() {
      isCut = false;
      for (const end of ends) end.resume();
    },
    close() {
      server.close();
      for (const end of ends) end.destroy();
    },
  };
}
