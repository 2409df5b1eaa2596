// HOME-02, AMB-25: when the banner changes by itself, and to which slide.

/** CONST-09, ms. */
export const TURN_EVERY = 5000;

/** Everything that can stop the banner. */
export interface Holds {
  /** The visitor's last use of the button; null before that. */
  readonly wanted: boolean | null;
  readonly reducedMotion: boolean;
  readonly hovered: boolean;
  readonly focused: boolean;
  /** The page is in a background tab. */
  readonly hidden: boolean;
  readonly offScreen: boolean;
}

/** True if the banner is on, even if something stops it for the moment. The button shows this. */
export function isPlaying({ wanted, reducedMotion }: Holds): boolean {
  return wanted ?? !reducedMotion;
}

export function isTurning(holds: Holds): boolean {
  const { hovered, focused, hidden, offScreen } = holds;
  return isPlaying(holds) && !(hovered || focused || hidden || offScreen);
}

/** The first slide follows the last. */
export function nextSlide(at: number, count: number): number {
  return (at + 1) % count;
}
