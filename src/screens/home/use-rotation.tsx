// The current slide, what stops the banner, and its timer.
import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { listen } from '../../ui/listen.ts';
import { type Holds, isPlaying, isTurning, nextSlide, TURN_EVERY } from './rotation.ts';

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
