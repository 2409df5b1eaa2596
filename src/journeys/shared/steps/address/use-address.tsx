// Knows the doings of the address step: search, choose, change, and how far each has come.
import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../../../api/failure.ts';
import type { Address } from '../../../../domain/address.ts';
import { noAddressFacts } from '../../../../domain/address-facts.ts';
import { cleanPostcode, isPostcode } from '../../../../domain/postcode.ts';
import { useWidget } from '../../../../state/widget-context.tsx';
import { readAddress } from './choose-address.ts';
import { searchAddresses } from './search-addresses.ts';

export interface AddressDoings {
  /** The address whose meters are being read, or could not be. */
  readonly reading: Address | null;
  readonly failure: Failure | null;
  readonly search: (postcode: string) => boolean;
  readonly choose: (address: Address) => void;
  readonly change: () => void;
  /** What is typed no longer is the postcode searched for: its address and list go (STEP-ADDR-10). */
  readonly retype: (postcode: string) => void;
}

export function useAddress(): AddressDoings {
  const widget = useWidget();
  const { store } = widget;
  const [reading, setReading] = useState<Address | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const latest = useRef<AbortController | null>(null);
  useEffect(() => () => latest.current?.abort(), []);

  function search(postcode: string): boolean {
    if (!isPostcode(postcode)) return false;
    forget();
    void searchAddresses(widget, postcode);
    return true;
  }

  function choose(address: Address): void {
    latest.current?.abort();
    const controller = new AbortController();
    latest.current = controller;
    setReading(address);
    setFailure(null);
    void readAddress(widget.api, address, controller.signal).then((outcome) => {
      if (controller.signal.aborted) return;
      if (outcome.ok) {
        store.actions.answer(outcome.value);
        setReading(null);
      } else if (!widget.fail(outcome.failure)) {
        setFailure(outcome.failure);
      }
    });
  }

  /** Back to the list (STEP-ADDR-09), which is asked for again when this visit has none. */
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
      store.actions.setLookup('addresses', { is: 'ready', list: [], postcode: '' });
    }
    store.actions.answer({ postcode: '' });
  }

  function forget(): void {
    latest.current?.abort();
    setReading(null);
    setFailure(null);
    store.actions.answer(noAddressFacts());
  }

  return { reading, failure, search, choose, change, retype };
}
