// Knows the living house: a drawing whose parts come and go with what the visitor has answered.
import type { HouseType } from '../../domain/property.ts';
import { Backdrop } from './backdrop.tsx';
import { cable } from './cable.ts';
import { Car } from './car.tsx';
import { Dwelling } from './dwelling.tsx';
import { EnergyFlow } from './energy-flow.tsx';
import { HeatPumpUnit } from './heat-pump-unit.tsx';
import { silhouettes } from './silhouettes.ts';
import { SolarPanels } from './solar-panels.tsx';
import { useDrawn } from './use-drawn.tsx';

export interface HouseProps {
  type?: HouseType;
  solar?: boolean;
  heatPump?: boolean;
  car?: boolean;
  /** Lit windows: all, none, or the first so many. */
  lit?: boolean | number;
  /** Energy travels along the wires for five seconds, and again under a pointer. */
  flow?: boolean;
  /** What the drawing says to those who cannot see it; without one it is decoration. */
  title?: string;
  className?: string;
}

/** As wide as the box it stands in, three wide to two high, crisp from 72 to 600 px. A home has two to five windows. */
export function House(props: HouseProps) {
  const drawn = useDrawn();
  const named = props.title ? { role: 'img', 'aria-label': props.title } : { 'aria-hidden': true };
  return (
    <span className={`house ${props.className ?? ''}`}>
      <svg className="house__drawing" viewBox="0 0 320 214" {...named}>
        {drawn && <Drawing {...props} />}
      </svg>
    </span>
  );
}

function Drawing({ type = 'detached', lit: lights = 0, ...has }: HouseProps) {
  const { solar = false, heatPump = false, car = false, flow = false } = has;
  const home = silhouettes[type];
  const lit = lights === true ? home.windows.length : Number(lights);
  return (
    <>
      <Backdrop shining={solar} sun={home.sun} tree={home.tree} shrub={home.shrub} />
      <Dwelling key={type} home={home} lit={lit} />
      {solar && <SolarPanels key={`${type}-solar`} home={home} />}
      {car && <path className="house__cable" d={cable(home)} />}
      {flow && <EnergyFlow home={home} solar={solar} heatPump={heatPump} car={car} />}
      {heatPump && <HeatPumpUnit key={`${type}-pump`} home={home} running={flow} />}
      {car && <Car key={`${type}-car`} home={home} />}
    </>
  );
}
