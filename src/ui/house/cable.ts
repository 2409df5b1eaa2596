import type { Silhouette } from './silhouette.ts';

/** The path from the charger's side, hanging loosely near the ground, and up into the front of the car. */
export function cable({ charger: [x, y], car: [nose, ground] }: Silhouette): string {
  const lowest = (x + nose) / 2 + 2;
  return `M${x + 4} ${y}C${x + 12} ${y} ${lowest - 7} ${ground + 3} ${lowest} ${ground + 3}S${nose - 6} ${ground - 13} ${nose} ${ground - 13}`;
}
