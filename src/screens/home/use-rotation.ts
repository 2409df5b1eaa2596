// HOME-02, AMB-25: the banner's current slide, what stops it, and when it changes by itself.
import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { listen } from '../../ui/events.ts';

interface Rotation {
  readonly at: number;
  readonly playing: boolean;
  readonly turning: boolean;
  /** The Pause button: Play works although the pointer and the focus are on the banner. */
  readonly toggle: () => void;
  /** Visitors who choose a slide want to read it, so the banner stops. */
  readonly show: (slide: number) => void;
  readonly hold: (holds: Partial<Holds>) => void;
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

/** @param picture the part that changes; out of sight it need not change, and the words below it stay still */
export function useRotation(count: number, picture: RefObject<HTMLElement | null>): Rotation {
  useSignals();
  const [first] = useState(firstHolds);
  const holds = useSignal(first);
  const at = useSignal(0);
  const slide = at.value;
  const turning = isTurning(holds.value);
  const hold = useCallback(
    (changed: Partial<Holds>) => {
      holds.value = { ...holds.peek(), ...changed };
    },
    [holds],
  );

  useEffect(() => watch(picture.current, hold), [picture, hold]);
  useEffect(() => {
    if (!turning) return;
    const timer = setTimeout(() => {
      at.value = nextSlide(slide, count);
    }, TURN_EVERY);
    return () => clearTimeout(timer);
  }, [turning, slide, at, count]);

  return {
    at: slide,
    playing: isPlaying(holds.value),
    turning,
    toggle: () => hold({ wanted: !isPlaying(holds.peek()), hovered: false, focused: false }),
    show(chosen) {
      at.value = chosen;
      hold({ wanted: false });
    },
    hold,
  };
}

function firstHolds(): Holds {
  return {
    wanted: null,
    reducedMotion: reducedMotion().matches,
    hovered: false,
    focused: false,
    hidden: false,
    offScreen: false,
  };
}

/** Follows the page's tab, reduced motion, and whether the picture is visible. Returns a function that stops it. */
function watch(picture: HTMLElement | null, hold: (holds: Partial<Holds>) => void): () => void {
  const motion = reducedMotion();
  const onTab = () => hold({ hidden: document.visibilityState === 'hidden' });
  const sight = new IntersectionObserver((entries) => hold({ offScreen: !entries.at(-1)?.isIntersecting }));
  if (picture) sight.observe(picture);
  onTab();
  const stops = [
    () => sight.disconnect(),
    listen(motion, { change: () => hold({ reducedMotion: motion.matches, wanted: null }) }),
    listen(document, { visibilitychange: onTab }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

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
