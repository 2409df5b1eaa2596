import { useRef, useState } from 'react';
import type { Address } from '../../../domain/address.ts';
import { noAddressFacts } from '../../../domain/address-facts.ts';
import type { Answers } from '../../../domain/answers.ts';
import { cleanPostcode, isPostcode } from '../../../domain/postcode.ts';
import type { Readiness } from '../../../state/asset-descriptor.ts';
import type { RequestState } from '../../../state/request.ts';
import { useRequest } from '../../../state/use-request.ts';
import { useWidget } from '../../../state/widget.tsx';
import { readAddress, searchAddresses } from './read-address.ts';

export interface AddressLookup {
  /** The address whose meters are being read, or could not be read. */
  readonly reading: Address | null;
  /** The request that reads its meters. */
  readonly meters: RequestState<Partial<Answers>>;
  readonly search: (postcode: string) => boolean;
  readonly choose: (address: Address) => void;
  readonly change: () => void;
  /** The typed text differs from the postcode that was searched for, so its address and list are cleared (STEP-ADDR-10). */
  readonly retype: (postcode: string) => void;
  /** Next reads meters that failed once more, and waits for them. If the visitor chooses another address or none meanwhile, the press is cancelled. */
  readonly ready: () => Readiness;
}

/** @param isAnswered called by a search and when an address is chosen: what was missing before is not said any more */
export function useAddress(isAnswered: () => void): AddressLookup {
  const widget = useWidget();
  const { store } = widget;
  const [reading, setReading] = useState<Address | null>(null);
  const { request: meters, send, cancel } = useRequest<Partial<Answers>>();
  const isRead = useRef<Readiness>(true);

  function search(postcode: string): boolean {
    if (!isPostcode(postcode)) return false;
    isAnswered();
    forget();
    void searchAddresses(widget, postcode);
    return true;
  }

  async function read(address: Address): Promise<boolean> {
    const settled = await send((signal) => readAddress(widget.api, address, signal));
    if (settled.status === 'error') widget.fail(settled.failure);
    if (settled.status !== 'success') return false;
    store.actions.answer(settled.value);
    setReading(null);
    return true;
  }

  function choose(address: Address): void {
    isAnswered();
    setReading(address);
    isRead.current = read(address);
  }

  /** Back to the list (STEP-ADDR-09), which is loaded again if this visit has not loaded it. */
  function change(): void {
    forget();
    const { lookups, answers } = store.getState();
    if (lookups.addresses?.postcode !== answers.postcode) search(answers.postcode);
  }

  function retype(typed: string): void {
    const { lookups, answers } = store.getState();
    if (cleanPostcode(typed) === answers.postcode) return;
    if (answers.address || lookups.addresses || reading) {
      forget();
      store.actions.setLookup('addresses', { status: 'cancelled', postcode: '' });
    }
    store.actions.answer({ postcode: '' });
  }

  function forget(): void {
    cancel();
    setReading(null);
    store.actions.answer(noAddressFacts());
  }

  const ready = () => {
    if (reading && meters.status === 'error') choose(reading);
    return reading ? isRead.current : true;
  };
  return { reading, meters, search, choose, change, retype, ready };
}
