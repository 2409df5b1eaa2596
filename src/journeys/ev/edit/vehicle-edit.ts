// RES-EV-20…22: what an edit of a vehicle changes, compared or alone.
import type { Answers } from '../../../domain/answers.ts';

export interface VehicleEdit {
  /** The answer that the vehicle replaces. */
  readonly answer: Extract<keyof Answers, 'iceVehicle' | 'electricVehicle'>;
  readonly electric: boolean;
  readonly begins: 'search' | 'picker';
}

/** @param compared the result compares today's vehicle with an electric one */
export function vehicleEdit(card: 'today' | 'electric', compared: boolean): VehicleEdit {
  const electric = card === 'electric';
  return {
    answer: electric ? 'electricVehicle' : 'iceVehicle',
    electric,
    begins: electric && compared ? 'picker' : 'search',
  };
}
