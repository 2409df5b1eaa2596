// Knows how the charging cable hangs.
import type { Silhouette } from './silhouette.ts';

/** The path from the charger's foot down to the ground and up into the nose of the car. */
export function cable({ charger: [x, y], car: [noseX, ground] }: Silhouette): string {
  const low = ground + 3;
  const port = ground - 13;
  return `M${x} ${y + 6}C${x} ${low} ${x} ${low} ${(x + noseX) / 2} ${low}S${noseX - 9} ${port} ${noseX} ${port}`;
}
