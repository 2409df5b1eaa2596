// Knows what Next does while a chosen home's meters are being read: it waits, and is pressed again once they are.
import { type RefObject, useEffect, useRef } from 'react';
import type { AddressDoings } from './use-address.tsx';
import { useBeforeNext } from './use-before-next.tsx';

/** Another address chosen meanwhile, or none, takes the press back. */
export function useNextAfterReading(
  inside: RefObject<HTMLElement | null>,
  { reading, failure }: Pick<AddressDoings, 'reading' | 'failure'>,
  isChosen: boolean,
): void {
  const wanted = useRef(false);
  const isBusy = reading !== null && failure === null;
  useBeforeNext(inside, () => {
    wanted.current = isBusy;
    return !isBusy;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the end of the reading that presses
  useEffect(() => {
    const isDue = wanted.current && reading === null && isChosen;
    wanted.current = false;
    if (isDue) inside.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.click();
  }, [reading, failure]);
}
