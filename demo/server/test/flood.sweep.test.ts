import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { platform } from 'node:process';
import { describe, it } from 'node:test';
import { temporaryFolder } from './running-server.ts';
import { startProcess } from './server-process.ts';

const CONNECTIONS = 200;
const REQUESTS = 1400;
/** The largest file of the pages, 120 kB. */
const FILE = '/assets/screenshot.png';
const MOST_MEGABYTES = 400;
const OTHERS = 20;

/** The peak memory of a process in MB. */
function peak(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Requests a file repeatedly and reads nothing. */
function flood(port: number, requests: number): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.pause();
  socket.write(`GET ${FILE} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`.repeat(requests));
  return socket;
}

describe('clients that request a file repeatedly and read nothing', {
  skip: platform === 'linux' ? false : 'memory is read from /proc',
}, () => {
  // The second number is below the limit at which a connection is closed.
  for (const requests of [REQUESTS, 15])
    it(`use little memory and do not block others: ${CONNECTIONS} connections of ${requests} requests`, async (t) => {
      const server = await startProcess({ DATA_DIR: temporaryFolder() });
      t.after(() => server.end('SIGKILL'));
      const { port } = new URL(server.url);
      const sockets = Array.from({ length: CONNECTIONS }, () => flood(Number(port), requests));
      t.after(() => {
        for (const socket of sockets) socket.destroy();
      });
      for (let asked = 0; asked < OTHERS; asked++) {
        const answer = await fetch(`${server.url}/auth/token`, { method: 'POST' });
        assert.equal(answer.status, 200);
        await answer.text();
      }
      assert.ok(peak(server.pid) < MOST_MEGABYTES, `${peak(server.pid)} MB`);
    });
});
