// Looks up by the meter's number in Octopus's public API whether an electricity meter has a night rate.
import type { MeterKind, MeterKindSource } from '../sources/sources.ts';
import { found } from './found.ts';
import { londonTime } from './london-time.ts';
import { createMemory, PATIENCE, PAUSE } from './memory.ts';
import type { OctopusClient } from './octopus/client.ts';

const YEAR = 365 * 86_400_000;

export function liveMeterKinds(octopus: OctopusClient, now: () => number): MeterKindSource {
  const memory = createMemory<MeterKind | null>({ fresh: YEAR, patience: PATIENCE, pause: PAUSE, now });
  return {
    async of(mpan) {
      const kind = await memory(mpan, async () => {
        const outcome = await octopus.isEconomy7(mpan);
        if (!outcome.ok) return outcome;
        return found(
          outcome.value === null ? null : { isEconomy7: outcome.value, date: londonTime(now()).day },
        );
      });
      return kind.ok ? kind.value : null;
    },
  };
}
