// A roof in words.
import { CONSTANTS } from '../constants.ts';
import type { Climate } from '../place/climate.ts';
import { cited, percent, whole } from '../result/assumptions.ts';
import type { Assumption } from '../result/quote-result.ts';
import {
  BY_DIRECTION,
  type Compass,
  isStated,
  PVGIS,
  type Roof,
  shadeFactor,
  slopeFactor,
  USUAL_PITCH,
} from './roof.ts';

const FACES: Readonly<Record<Compass, string>> = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
};

const SHADES = { 1: 'none', 2: 'some', 3: 'much' } as const;

const ANYWHERE = 'anywhere between east, south and west';

export function roofText({ roofDirection, roofPitch }: Roof): string {
  const faces = roofDirection ? FACES[roofDirection] : ANYWHERE;
  return `Your roof, which faces ${faces} at ${roofPitch ?? USUAL_PITCH}°`;
}

/** The source of a yield that is not from a service. */
export const REGIONAL_SUN =
  'the sun on a south roof at 35° (SAP 2012), of which 14% is lost on the way (PVGIS)';

/** Describes the roof for which a service gave the yield. */
export function sunText({ roofDirection, roofPitch }: Roof): string {
  return roofDirection
    ? `Sun where you live on a roof that faces ${FACES[roofDirection]} at ${roofPitch ?? USUAL_PITCH}°`
    : 'Sun where you live on a south roof at 35°';
}

/** The yield at the roof's place from a service, or else of its region. */
export function sunAssumption(roof: Roof, { name, pvYield }: Climate): Assumption {
  const { sun } = roof;
  const value = `${whole(sun?.pvYield ?? pvYield)} kWh a year for each kW`;
  if (sun)
    return cited(roof.roofDirection ? 'home.sun-roof' : 'home.sun-place', sunText(roof), value, {
      ...PVGIS,
      date: sun.date,
    });
  return cited('home.sun', `Sun in your region (${name}), though coasts and hills differ`, value, {
    source: REGIONAL_SUN,
    date: '2026',
    quality: 'derived',
  });
}

export function shadeText({ roofShade }: Roof): string {
  return `Shade on your roof: ${SHADES[roofShade ?? 1]}`;
}

/** The stated facts of the roof, and the assumptions for the others. */
export function roofAssumptions(roof: Roof): readonly Assumption[] {
  const slope = `${percent(slopeFactor(roof))} of a south roof`;
  const isSlope = isStated(roof.roofDirection) || isStated(roof.roofPitch);
  const direction = isSlope
    ? cited('system.roof-told', roofText(roof), slope, BY_DIRECTION)
    : cited(
        'system.roof',
        'What your roof makes, as it may face anywhere from east by south to west. A known direction is worth 8% more or less',
        slope,
        CONSTANTS.unknownOrientation,
      );
  // A service's yield for this direction and pitch already states them.
  const isInSun = roof.sun && roof.roofDirection;
  return [
    ...(isInSun ? [] : [direction]),
    ...(isStated(roof.roofShade)
      ? [
          cited(
            'system.shade',
            shadeText(roof),
            `${percent(shadeFactor(roof))} of an open roof`,
            CONSTANTS.roofShade,
          ),
        ]
      : []),
  ];
}
