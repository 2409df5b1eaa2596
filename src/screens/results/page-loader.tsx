// LOAD-05: shown only if an answer takes long.
import { useEffect, useState } from 'react';
import { useWidget } from '../../state/widget-context.tsx';
import { House } from '../../ui/house/house.tsx';

/** CONST-09, ms. */
const DELAY = 2000;

export function PageLoader() {
  const { words } = useWidget();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DELAY);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="sorry sorry--waits stack stack--4" role="status">
      {late && (
        <>
          <House type="semi" lit={2} flow />
          <p>{words('loader.page')}</p>
        </>
      )}
    </div>
  );
}
