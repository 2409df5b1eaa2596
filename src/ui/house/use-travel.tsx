// The house goes from screen to screen: it arrives from where it last stood, and is simply there for who wants no motion.
import { type RefObject, useLayoutEffect } from 'react';

interface Place {
  readonly house: HTMLElement;
  /** Where it stood when it was taken away. */
  readonly stood: DOMRect | null;
}

/** ms */
const TRAVELS = 300;
const last = new WeakMap<Node, Place>();

/**
 * Not by `startViewTransition`: that stops the partner's whole page for as long as it lasts, and sees no name inside a
 * shadow root.
 */
export function useTravel(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const house = box.current;
    if (!house) return;
    const root = house.getRootNode();
    const from = last.get(root);
    last.set(root, { house, stood: null });
    let stood: DOMRect | null = null;
    // In the frame that shows it, which lays it out anyway. A dialog around it is open by then.
    requestAnimationFrame(() => {
      if (!from) return;
      stood = house.getBoundingClientRect();
      travel(house, from.stood ?? from.house.getBoundingClientRect(), stood);
    });
    return () => {
      if (last.get(root)?.house !== house) return;
      // To measure it while the screen behind its dialog is changed would lay out that screen twice.
      if (!stood || !house.closest('dialog')) stood = house.getBoundingClientRect();
      last.set(root, { house, stood });
    };
  }, [box]);
}

/** From one place to another that it overlaps; further, it would cross what is written between them: there it fades in. */
function travel(house: HTMLElement, from: DOMRect, to: DOMRect): void {
  if (!from.width || !to.width || !matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
  const isNear = Math.abs(from.y - to.y) < to.height && Math.abs(from.x - to.x) < to.width;
  const transform = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  house.animate(
    isNear ? { transform: [transform, 'none'], transformOrigin: ['0 0', '0 0'] } : { opacity: [0, 1] },
    {
      duration: TRAVELS,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    },
  );
}
