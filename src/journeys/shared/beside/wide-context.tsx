// Whether the widget was wide as the results came: what is long is open at first where there is room for it.
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';

/** px of our own container. */
const WIDE = 768;

const Context = createContext(false);

export const useWide = () => useContext(Context);

/** Measures once, before its children are seen. */
export function WideBox({ className, children }: { className: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(false);
  useLayoutEffect(() => setWide((box.current?.closest('.root')?.clientWidth ?? 0) >= WIDE), []);
  return (
    <Context value={wide}>
      <div className={className} ref={box}>
        {children}
      </div>
    </Context>
  );
}
