// Every part of the drawing in all its forms, and every home with everything that it can have.
import type { ReactNode } from 'react';
import { House, type HouseProps } from '../../../src/ui/house/house.tsx';
import type { HouseHour } from '../../../src/ui/house/house-hour.ts';
import { HousePicture } from '../../../src/ui/house/house-picture.tsx';
import { silhouettes } from '../../../src/ui/house/silhouettes.ts';

type Kind = keyof typeof silhouettes;
const KINDS = Object.keys(silhouettes) as Kind[];

const NOON: HouseHour = {
  at: 12,
  lit: 0,
  making: 1,
  heating: 0.4,
  charge: 0.7,
  charging: true,
  price: 'day',
};
const NIGHT: HouseHour = { ...NOON, at: 23, lit: 0.6, making: 0, heating: 0, charging: false, price: 'peak' };
const ALL: HouseProps = { solar: true, heatPump: true, car: true, insulation: 1, lit: true, flow: true };

/** The parts added to a semi-detached house, by the name of the scene. */
const ADDED: Record<string, HouseProps> = {
  'not known yet': { type: null },
  'gas and thin insulation': { heater: 'gas', insulation: 3 },
  'electric and some insulation': { heater: 'electric', insulation: 2 },
  'oil and a petrol car': { heater: 'oil', plate: 'AB12 CDE' },
  'a car without a plate': { plate: '' },
  'two windows lit': { lit: 2 },
  'five panels and no battery': { solar: true, panels: 5, battery: false },
  'a heat pump at rest': { heatPump: true, heater: 'gas', plate: 'AB12 CDE', car: true },
  'at noon': { ...ALL, flow: false, hour: NOON },
  'at night': { ...ALL, flow: false, hour: NIGHT },
  named: { title: 'Your home' },
};

/** Drawn without the parts' animations, as after another screen with the house. */
const drawn = (props: HouseProps) => <House type="semi" {...props} goesOn />;

export const house: Record<string, ReactNode> = {
  ...Object.fromEntries(Object.entries(ADDED).map(([name, props]) => [name, drawn(props)])),
  ...Object.fromEntries(KINDS.map((type) => [`a ${type} with everything`, drawn({ ...ALL, type })])),
  ...Object.fromEntries(
    KINDS.map((type) => [`a ${type} to choose`, <HousePicture key={type} type={type} />]),
  ),
};
