// Written here because libraries such as p-queue are first in, first out: a client with a thousand requests would be
// served a thousand times before the first request of the next client.

interface Waiting<Job> {
  readonly job: Job;
  readonly since: number;
}

/**
 * Starts one job in each turn of the event loop, from each client in turn. Jobs that arrive in the meantime wait for at
 * most one job of each other client. @param now milliseconds @param atNextTurn runs a function in the next turn
 */
export function fairQueue<Job>(
  handOver: (job: Job, waited: number) => void,
  now = Date.now,
  atNextTurn: (work: () => void) => void = setImmediate,
) {
  /** In the order of their turns. */
  const clients = new Map<string, Waiting<Job>[]>();

  function next(): void {
    const [first] = clients;
    if (!first) return;
    const [client, jobs] = first;
    const { job, since } = jobs.shift()!;
    clients.delete(client);
    if (jobs.length > 0) clients.set(client, jobs);
    if (clients.size > 0) atNextTurn(next);
    handOver(job, now() - since);
  }

  return (client: string, job: Job): void => {
    if (clients.size === 0) atNextTurn(next);
    const jobs = clients.get(client) ?? [];
    clients.set(client, jobs);
    jobs.push({ job, since: now() });
  };
}
