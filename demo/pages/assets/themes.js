/** The name of each theme, and the four colours that distinguish it: page, brand, accent, text. */
export const THEMES = [
  { name: 'meadow', label: 'Meadow', colours: ['#fbfaf5', '#0b6b4f', '#f2b632', '#16261f'] },
  { name: 'harbour', label: 'Harbour', colours: ['#f6f8fb', '#12387a', '#12a594', '#0e1b2e'] },
  { name: 'volt', label: 'Volt, dark', colours: ['#0f1020', '#b8f23a', '#8c7bff', '#f4f4ff'] },
  { name: 'civic', label: 'Civic', colours: ['#ffffff', '#1d5aa6', '#ffdd00', '#0b0c0c'] },
];
