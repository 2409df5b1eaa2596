// A value once it has stood still, so that what is said of it does not come and go with each key pressed.
import { useEffect, useState } from 'react';

/** ms: longer than between two keys, shorter than looking up. */
const PAUSE = 400;

/** The value as it was when it last stood still; at first, as it is. */
export function useSettled<Value extends string | number | boolean>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled;
}
