// ISO 8601 dates, also on pages whose libraries replace `toISOString`.

/** `2026-07-01T09:05:00Z`, in UTC, to the second. */
export function isoTime(at: Date): string {
  const parts = [
    at.getUTCMonth() + 1,
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
    at.getUTCSeconds(),
  ];
  const [month, day, ...clock] = parts.map((part) => String(part).padStart(2, '0'));
  return `${at.getUTCFullYear()}-${month}-${day}T${clock.join(':')}Z`;
}

/** `2026-07-01`: the day, in UTC. */
export const isoDay = (at: Date): string => isoTime(at).slice(0, 10);
