// HOME-02, AMB-25: when the banner turns by itself, and to which slide.

/** CONST-09, ms. */
export const TURN_EVERY = 5000;

/** Whatever may hold the banner still. */
export interface Holds {
  /** What the visitor last said with the button; null until they do. */
  readonly wanted: boolean | null;
  readonly reducedMotion: boolean;
  readonly hovered: boolean;
  readonly focused: boolean;
  /** The page's tab is behind another. */
  readonly hidden: boolean;
  readonly offScreen: boolean;
}

/** Is it on, whether or not something holds it for now? What the button says. */
export function isPlaying({ wanted, reducedMotion }: Holds): boolean {
  return wanted ?? !reducedMotion;
}

export function isTurning(holds: Holds): boolean {
  const { hovered, focused, hidden, offScreen } = holds;
  return isPlaying(holds) && !(hovered || focused || hidden || offScreen);
}

/** After the last comes the first. */
export function nextSlide(at: number, count: number): number {
  return (at + 1) % count;
}
