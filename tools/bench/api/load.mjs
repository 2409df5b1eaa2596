// Runs concurrent clients. Each sends its next request when it has received a response.

/**
 * Calls `work(turn)` for some seconds, and resolves to `{ times, seconds, fewest }`: the milliseconds of each call, and the
 * calls of the client that made fewest as a share of an even split. Throws if a call fails.
 */
export async function load(clients, seconds, work) {
  const times = [];
  const done = new Array(clients).fill(0);
  const started = performance.now();
  let turn = 0;
  const client = async (_, index) => {
    while (performance.now() - started < seconds * 1000) {
      const asked = performance.now();
      await work(turn++);
      times.push(performance.now() - asked);
      done[index] += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const fewest = Math.min(...done) / (times.length / clients);
  return { times, seconds: (performance.now() - started) / 1000, fewest };
}

/** `{ rate, p50, p95 }`: calls a second, and milliseconds. */
export function summary(times, seconds) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { rate: times.length / seconds, p50: at(0.5), p95: at(0.95) };
}
