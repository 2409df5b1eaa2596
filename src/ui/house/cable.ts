// Knows how the charging cable hangs.
import type { Silhouette } from './silhouette.ts';

/** The path from the charger's foot down to the ground and up into the nose of the car. */
export function cable({ charger: [fromX, fromY], car: [toX, toY] }: Silhouette): string {
  const slack = toY + 4;
  const middle = (fromX + toX) / 2;
  return `M${fromX + 4} ${fromY}C${fromX + 14} ${fromY} ${fromX} ${slack} ${middle} ${slack}S${toX - 12} ${toY - 13} ${toX} ${toY - 13}`;
}
