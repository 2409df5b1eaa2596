// Loads React as published or as our build reduces it.
import type * as react from 'react';
import type { createRoot } from 'react-dom/client';

type Kept =
  | 'Component'
  | 'Fragment'
  | 'StrictMode'
  | 'createContext'
  | 'createElement'
  | 'startTransition'
  | 'useCallback'
  | 'useContext'
  | 'useEffect'
  | 'useId'
  | 'useLayoutEffect'
  | 'useMemo'
  | 'useRef'
  | 'useState'
  | 'useSyncExternalStore';

export type React = Pick<typeof react, Kept> & { readonly createRoot: typeof createRoot };

/** tools/testing/react-builds.mjs serves them. */
export const loadReact = (build: 'published' | 'ours'): Promise<React> => import(`/react-builds/${build}.js`);
