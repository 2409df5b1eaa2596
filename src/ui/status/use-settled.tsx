// Delays a changing value until it is stable, so that a text about it does not change at each key.
import { useEffect, useState } from 'react';

/** Milliseconds: longer than between two keys, shorter than it takes to look up at the screen. */
const PAUSE = 400;

/** The value that was last stable. At first, the current value. */
export function useSettled<Value extends string | number | boolean>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled;
}
