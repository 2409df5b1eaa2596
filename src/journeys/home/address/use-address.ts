import { useRef, useState } from 'react';
import { type Outcome, success } from '../../../api/failure.ts';
import type { Address } from '../../../domain/address.ts';
import { noAddressFacts } from '../../../domain/address-facts.ts';
import type { Answers } from '../../../domain/answers.ts';
import { cleanPostcode, isPostcode } from '../../../domain/postcode.ts';
import { isoTime } from '../../../domain/safe-built-ins.ts';
import type { Readiness } from '../../../state/asset-descriptor.ts';
import { answerOf, type RequestState, sendRequest } from '../../../state/request.ts';
import { useRequest } from '../../../state/use-request.ts';
import { useWidget, type Widget } from '../../../state/widget.tsx';
import { readAddress } from './read-address.ts';

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

/** The version of the notice above Search (AMB-31): raise it when the sentence changes its meaning. */
const NOTICE_VERSION = '2026-11';

/**
 * ERR-19: loads the addresses of a valid postcode once. If that fails, the list stays empty without an alert. Pressing Search is recorded as consent.
 */
async function searchAddresses(widget: Widget, typed: string): Promise<void> {
  const { store, now } = widget;
  const postcode = cleanPostcode(typed);
  if (isSearched(widget, postcode)) return;
  store.actions.answer({ postcode, gdprConsent: { at: isoTime(now()), notice: NOTICE_VERSION } });
  await sendRequest(() => addressesOf(widget, postcode), {
    onChange: (list) => store.actions.setLookup('addresses', { ...list, postcode }),
    onError: widget.report,
    isCancelled: () => store.getState().lookups.addresses?.postcode !== postcode,
  });
}

/** The list is loaded or loading, so a second press of Search does nothing. */
function isSearched({ store }: Widget, postcode: string): boolean {
  const there = store.getState().lookups.addresses;
  return there?.postcode === postcode && (there.status === 'pending' || (answerOf(there)?.length ?? 0) > 0);
}

/** The gb-data setting says which list is used (CALL-11, CALL-12). */
async function addressesOf(
  { api, settings }: Widget,
  postcode: string,
): Promise<Outcome<readonly Address[]>> {
  const outcome = settings.gbData
    ? await api.verifiedAddresses({ query: { postcode } })
    : await api.reccoAddresses({ query: { postcode } });
  if (!outcome.ok) return outcome;
  const { value } = outcome;
  return success(('verifiedAddresses' in value ? value.verifiedAddresses : value) as readonly Address[]);
}
