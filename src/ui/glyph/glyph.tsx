// Knows the few marks that controls need to show their state. They are decoration: the words beside them say it.

const PATHS = {
  tick: 'm5 12.5 4.5 4.5L19 7.5',
  cross: 'M6 6l12 12M18 6 6 18',
  chevron: 'm6 9 6 6 6-6',
  warning: 'M12 3.5 2.5 20h19L12 3.5Zm0 6v5m0 2.6v.4',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.5m0-9v.4',
  external: 'M10 5H5v14h14v-5M14 4h6v6m0-6-9 9',
} as const;

export type GlyphName = keyof typeof PATHS;

/** Drawn on 24 × 24 in the text's colour, one letter high. */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg className="glyph" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
