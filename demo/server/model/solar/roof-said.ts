// A roof in words.
import { CONSTANTS } from '../constants.ts';
import { cited, percent } from '../result/assumptions.ts';
import type { Assumption } from '../result/quote-result.ts';
import {
  BY_DIRECTION,
  type Compass,
  isTold,
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

export function shadeText({ roofShade }: Roof): string {
  return `Shade on your roof: ${SHADES[roofShade ?? 1]}`;
}

/** What was told of the roof, and what stands in for the rest. */
export function roofAssumptions(roof: Roof): readonly Assumption[] {
  const slope = `${percent(slopeFactor(roof))} of a south roof`;
  const isSlope = isTold(roof.roofDirection) || isTold(roof.roofPitch);
  return [
    isSlope
      ? cited('system.roof-told', roofText(roof), slope, BY_DIRECTION)
      : cited(
          'system.roof',
          'Your roof faces anywhere between east, south and west; it makes 8% more or less with a known direction',
          slope,
          CONSTANTS.unknownOrientation,
        ),
    ...(isTold(roof.roofShade)
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
