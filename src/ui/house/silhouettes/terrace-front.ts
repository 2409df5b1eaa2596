// One neighbour in a Victorian row: its windows, its bay and its door.

/** The lines of a neighbour 66 wide whose left edge is at `x`. */
export function terraceFront(x: number): string {
  const window = (left: number) => `M${x + left} 138v-20q8-8 16 0v20ZM${x + left} 126h16`;
  const bay = `M${x + 37} 148h24v25h-24ZM${x + 37} 155h24M${x + 33} 147l5-9h22l5 9Z`;
  return `${window(5)}${window(41)}${bay}M${x + 5} 154h16v36h-16ZM${x + 3} 150h20`;
}
