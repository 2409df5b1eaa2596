// Holds which of a result's sums is open: one at a time.
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Sum } from '../../../domain/extras/sum.ts';

interface Sums {
  readonly sums: Readonly<Record<string, Sum>> | null;
  /** The button of the open sum, since a figure may be shown in two places. */
  readonly opened: string | null;
  readonly open: (opener: string | null) => void;
}

const Context = createContext<Sums>({ sums: null, opened: null, open: () => {} });

export const useSums = () => useContext(Context);

export function SumsProvider({ sums, children }: { sums: Sums['sums']; children: ReactNode }) {
  const [opened, open] = useState<string | null>(null);
  const value = useMemo(() => ({ sums, opened, open }), [sums, opened]);
  return <Context value={value}>{children}</Context>;
}
