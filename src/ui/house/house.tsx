import type { CSSProperties } from 'react';
import type { HouseType } from '../../domain/home.ts';
import { useReady } from '../disclosure/later.tsx';
import { Backdrop } from './backdrop.tsx';
import { Cat, Dwelling, type Heater, Kitchen, Loft } from './dwelling.tsx';
import { Car, EnergyFlow, HeatPumpUnit, SolarPanels } from './equipment.tsx';
import { darkness, type HouseHour } from './house-hour.ts';
import { cable, silhouettes } from './silhouettes.ts';

export interface HouseProps {
  /** Null if it is not known yet: only an outline is drawn. */
  type?: HouseType | null;
  /** The present heating. */
  heater?: Heater | undefined;
  /** The thickness of the loft insulation: 1 is thickest. */
  insulation?: 1 | 2 | 3 | undefined;
  solar?: boolean;
  /** If it is not known, the roof has as many as fit. */
  panels?: number | undefined;
  battery?: boolean;
  heatPump?: boolean;
  /** The number plate of a petrol or diesel car on the drive. '' for a car without a known plate. */
  plate?: string | undefined;
  /** True for an electric car that is plugged in. */
  car?: boolean;
  /** Lit windows: all, none, or this many. */
  lit?: boolean | number;
  /** Energy moves along the wires for five seconds. */
  flow?: boolean;
  /** An hour of the home's day. The sky, sun, windows, wires and everything that runs depend on it. */
  hour?: HouseHour | undefined;
  /** The drawing's text for screen readers. Without it, the drawing is decoration. */
  title?: string;
  /** True if the previous screen showed the house, too: it fades in, and its parts do not appear one by one again. */
  goesOn?: boolean;
}

/**
 * A drawing of the home whose parts depend on the visitor's answers. As wide as its box, three wide to two high, and sharp from
 * 72 to 600 px. A home has two to five windows.
 */
export function House(props: HouseProps) {
  const { hour, goesOn } = props;
  const ready = useReady() || goesOn;
  const named = props.title ? { role: 'img', 'aria-label': props.title } : { 'aria-hidden': true };
  return (
    <span
      className={`house${goesOn ? ' house--goes-on' : ''}${hour ? ` house--${hour.price}` : ''}`}
      style={hour && ({ '--_dark': darkness(hour) } as CSSProperties)}
    >
      <svg className="house__drawing" viewBox="0 0 320 214" {...named}>
        {ready && <Drawing {...props} />}
      </svg>
    </span>
  );
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one condition for each part that can be on a house
function Drawing({ type = 'detached', lit: lights = 0, ...has }: HouseProps) {
  const { solar = false, battery = true, heatPump = false, car = false, flow = false, hour } = has;
  const home = silhouettes[type ?? 'detached'];
  const lit = lights === true ? home.windows.length : Number(lights);
  const runs = hour ?? { making: 1, heating: 1, charging: true };
  return (
    <>
      <Backdrop shining={solar} hour={hour} sun={home.sun} tree={home.tree} shrub={home.shrub} />
      {type === null ? (
        <path className="house__plan" d={home.roof + home.wall} />
      ) : (
        <>
          <Dwelling key={type} home={home} lit={hour ? hour.lit * home.windows.length : lit} />
          {has.insulation && type !== 'flat' && <Loft home={home} insulation={has.insulation} />}
          {(has.heater || heatPump) && (
            <Kitchen
              key={`${heatPump || has.heater}`}
              home={home}
              heater={heatPump ? undefined : has.heater}
            />
          )}
          <Cat at={home.cat} />
        </>
      )}
      {solar && (
        <SolarPanels
          key={`${type}-solar`}
          home={home}
          count={has.panels}
          battery={battery}
          making={hour ? hour.making : 0}
          bars={hour ? Math.round(3 * hour.charge) : 3}
        />
      )}
      {car && <path className="house__cable" d={cable(home)} />}
      {(flow || hour) && (
        <EnergyFlow
          home={home}
          solar={solar && runs.making > 0}
          heatPump={heatPump && runs.heating > 0}
          car={car && runs.charging}
        />
      )}
      {heatPump && (
        <HeatPumpUnit
          key={`${type}-pump`}
          home={home}
          running={(flow || hour !== undefined) && runs.heating > 0}
        />
      )}
      {(car || has.plate !== undefined) && (
        <Car key={`${type}-${car}`} home={home} plate={car ? undefined : has.plate} />
      )}
    </>
  );
}

interface HousePictureProps {
  type: HouseType;
  /** Drawn in the loft, and then only the roof is shown, with the heat that leaves through it. */
  insulation?: 1 | 2 | 3;
}

/**
 * The small front view of a home on a picture radio, or its roof: the same home as the large drawing, without its surroundings.
 * It is decoration, since the radio's text names what is drawn. It is as wide as its box, 56 to 120 px.
 */
export function HousePicture({ type, insulation }: HousePictureProps) {
  const ready = useReady();
  const home = silhouettes[type];
  // The neighbours on both sides of a mid-terrace house are in the picture.
  const left = type === 'mid-terrace' ? 31 : 0;
  return (
    <span className="house house--picture">
      <svg
        className="house__drawing"
        viewBox={insulation ? '91 26 100 83' : `${left} 14 232 182`}
        aria-hidden="true"
      >
        {ready && (
          <>
            <Dwelling home={home} lit={0} />
            {insulation && (
              <>
                <Loft home={home} insulation={insulation} />
                <path className="house__energy" d={`M110 43${'q-6-4 0-7t0-7m18 14'.repeat(insulation)}`} />
              </>
            )}
            <path d={`M${left + 2} 190h228`} />
          </>
        )}
      </svg>
    </span>
  );
}
