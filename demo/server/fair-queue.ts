// Ours, since p-queue and its like take what came first: there a client with a thousand requests is served a thousand
// times before the next one's first (fair-queue.test.ts).

interface Waiting<Job> {
  readonly job: Job;
  readonly since: number;
}

/**
 * Hands over one job a turn of the loop, of each client in turn: what arrives in the meantime is heard, and waits for
 * one of each other client and no more. @param now milliseconds. @param atNextTurn runs what it is given then
 */
export function fairQueue<Job>(
  handOver: (job: Job, waited: number) => void,
  now = Date.now,
  atNextTurn: (work: () => void) => void = setImmediate,
) {
  /** Whose turn it is stands first. */
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
