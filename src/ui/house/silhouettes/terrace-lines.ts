// Knows the front of one neighbour in a Victorian row: its windows, its bay and its door.

/** The lines of a neighbour 66 wide whose left edge is at `x`. */
export function terraceLines(x: number): string {
  const window = (left: number) => `M${x + left} 136v-20q8-8 16 0v20ZM${x + left} 124h16`;
  return `${window(5)}${window(41)}M${x + 5} 154h16v36h-16ZM${x + 37} 147h24v26h-24ZM${x + 37} 155h24M${x + 33} 146l5-9h22l5 9Z`;
}
