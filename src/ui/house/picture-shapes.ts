// Knows the front view of each type of home at the size of a thumbnail: 56 wide, 44 high, the ground at 40.
import type { HouseType } from '../../domain/property.ts';

/** Shapes are the `d` of a path. The home itself is inked; what belongs to others is faint. */
export interface PictureShape {
  readonly far?: string;
  readonly farRoof?: string;
  readonly farWindows?: string;
  readonly chimney?: string;
  readonly roof: string;
  readonly wall: string;
  readonly trim?: string;
  readonly door: string;
  readonly windows: string;
}

export const pictureShapes: Record<HouseType, PictureShape> = {
  detached: {
    chimney: 'M37 10V4h5v6',
    roof: 'M19 9H44l4 12H24Z',
    wall: 'M10 40V22l9-10 9 10h18v18Z',
    trim: 'M19 7 31 22h-4L19 12 11 22H7Z',
    door: 'M29 31h5v9h-5Z',
    windows: 'M14 24h10v5H14ZM14 33h10v5H14ZM31 24h4v4h-4ZM38 24h5v4h-5ZM38 32h5v5h-5Z',
  },
  semi: {
    far: 'M6 21h22v19H6Z',
    farRoof: 'M3 21 11 9h17v12Z',
    farWindows: 'M9 24h5v4H9ZM19 24h6v4h-6ZM19 32h6v5h-6ZM9 31h5v9H9Z',
    chimney: 'M25 9V4h6v5',
    roof: 'M28 9h17l8 12H28Z',
    wall: 'M28 40V21h22v19Z',
    door: 'M42 31h5v9h-5Z',
    windows: 'M31 24h6v4h-6ZM42 24h5v4h-5ZM31 32h6v5h-6Z',
  },
  'end-terrace': {
    far: 'M2 21h32v19H2Z',
    farRoof: 'M2 10h32v11H2Z',
    farWindows:
      'M4 24h4v4H4ZM11 24h4v4h-4ZM4 31h4v9H4ZM11 32h4v5h-4ZM20 24h4v4h-4ZM27 24h4v4h-4ZM20 31h4v9h-4ZM27 32h4v5h-4Z',
    chimney: 'M32 10V5h4v5M46 10V4h5v6',
    roof: 'M34 10h18l1 11H34Z',
    wall: 'M34 40V21h17v19Z',
    door: 'M37 31h4v9h-4Z',
    windows: 'M37 24h4v4h-4ZM44 24h4v4h-4ZM44 32h4v5h-4Z',
  },
  'mid-terrace': {
    far: 'M2 21h52v19H2Z',
    farRoof: 'M2 10h52v11H2Z',
    farWindows:
      'M5 24h4v4H5ZM12 24h4v4h-4ZM5 31h4v9H5ZM12 32h4v5h-4ZM39 24h4v4h-4ZM46 24h4v4h-4ZM39 31h4v9h-4ZM46 32h4v5h-4Z',
    chimney: 'M17 10V5h4v5M35 10V5h4v5',
    roof: 'M19 10h18v11H19Z',
    wall: 'M19 40V21h18v19Z',
    door: 'M22 31h4v9h-4Z',
    windows: 'M22 24h4v4h-4ZM30 24h4v4h-4ZM30 32h4v5h-4Z',
  },
  'detached-bungalow': {
    chimney: 'M36 17v-5h5v5',
    roof: 'M13 17h30l9 11H4Z',
    wall: 'M7 40V28h42v12Z',
    door: 'M25 31h5v9h-5Z',
    windows: 'M12 32h8v5h-8ZM35 32h9v5h-9Z',
  },
  bungalow: {
    far: 'M5 28h23v12H5Z',
    farRoof: 'M2 28 10 17h18v11Z',
    farWindows: 'M9 31h5v9H9ZM18 32h6v5h-6Z',
    chimney: 'M25 17v-5h6v5',
    roof: 'M28 17h18l8 11H28Z',
    wall: 'M28 40V28h23v12Z',
    door: 'M42 31h5v9h-5Z',
    windows: 'M32 32h6v5h-6Z',
  },
  flat: {
    far: 'M11 6h34v34H11Z',
    farWindows:
      'M15 10h5v4h-5ZM15 19h5v4h-5ZM15 28h5v4h-5ZM24 10h5v4h-5ZM24 19h5v4h-5ZM35 9h6v4h-6ZM35 31h6v4h-6Z',
    roof: 'M9 4h38v3H9Z',
    wall: 'M31 16h14v10H31Z',
    trim: 'M31 16h14v10H31ZM29 26h18v2H29Z',
    door: 'M25 31h5v9h-5Z',
    windows: 'M34 19h4v4h-4ZM40 19h3v7h-3Z',
  },
  maisonette: {
    far: 'M18 12h30v28H18Z',
    farWindows:
      'M37 15h3v4h-3ZM42 15h3v4h-3ZM37 22h4v4h-4ZM22 30h3v4h-3ZM28 31h4v9h-4ZM37 30h3v4h-3ZM42 31h4v9h-4Z',
    roof: 'M20 4h26l5 8H15Z',
    wall: 'M18 27V12h15v15Z',
    trim: 'M12 27h10v2H12ZM3 40v-3h3v-3h3v-3h3v-4v13Z',
    door: 'M20 19h4v8h-4Z',
    windows: 'M21 14h3v3h-3ZM27 14h3v3h-3ZM27 21h4v4h-4Z',
  },
};
