// The choices of heating and insulation, and which heating is possible with a home's meters.
import type { CompareFuel } from './meter.ts';

/** LOOK-04, ENT-08: 1 gas, 2 electric, 3 'other' in the data and Oil on the screen (AMB-04). */
export const HEATING_FUELS = [1, 2, 3] as const;
export type HeatingFuel = (typeof HEATING_FUELS)[number];
export const GAS = 1;
export const ELECTRIC = 2;
const OIL = 3;

/** LOOK-03: 1 Well, 2 Medium, 3 Poorly insulated. */
export const INSULATIONS = [1, 2, 3] as const;
export type Insulation = (typeof INSULATIONS)[number];

/** What is known of the address that decides the heating options. */
export interface Supply {
  readonly compareFuel: CompareFuel | null;
  readonly hasGasMeter: boolean;
}

/** STEP-HEAT-02, STEP-HEAT-03, AMB-04: no gas meter hides gas; dual fuel hides oil and disables electric. */
export function heatingOptions({ compareFuel, hasGasMeter }: Supply) {
  const dual = compareFuel === 'gasElectricity';
  const hidden = (fuel: HeatingFuel) => (fuel === GAS && !hasGasMeter) || (fuel === OIL && dual);
  return HEATING_FUELS.filter((fuel) => !hidden(fuel)).map((fuel) => ({
    fuel,
    disabled: dual && fuel === ELECTRIC,
  }));
}

/** STEP-ADDR-17…19: the heating that is assumed until the visitor answers. */
export function likelyHeating(compareFuel: CompareFuel): HeatingFuel {
  return compareFuel === 'electricity' ? ELECTRIC : GAS;
}

/** AMB-04: a home with two suppliers starts with electric heating, although it may burn gas. */
export function mayHeatWithGas({ compareFuel, hasGasMeter }: Supply): boolean {
  return compareFuel === 'electricity' && hasGasMeter;
}
