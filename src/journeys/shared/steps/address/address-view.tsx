// Knows how the address is asked for: postcode, list, the one chosen, and what we do with it.
import { useSignals } from '@preact/signals-react/runtime';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { cleanPostcode, POSTCODE_MAX } from '../../../../domain/postcode.ts';
import { useWidget } from '../../../../state/widget-context.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Heading } from '../../../../ui/heading/heading.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import type { StepViewProps } from '../../step-view.ts';
import { AddressChosen } from './address-chosen.tsx';
import { AddressList } from './address-list.tsx';
import { AddressPromises } from './address-promises.tsx';
import { useAddress } from './use-address.tsx';
import { useNextAfterReading } from './use-next-after-reading.tsx';

export function AddressView({ answers, typed, problem }: StepViewProps) {
  useSignals();
  const { words, settings } = useWidget();
  const doings = useAddress();
  const [refused, setRefused] = useState<string | undefined>();
  const postcode = typed('postcode');
  const { address } = answers;
  const box = useRef<HTMLDivElement>(null);
  const isChosen = address !== null;
  const moved = useRef(false);

  useEffect(() => {
    if (postcode.peek() === '' && settings.postcode) postcode.value = settings.postcode;
  }, [postcode, settings.postcode]);

  // What was pressed goes as the address comes or goes: focus moves to what stands in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the coming and going that moves focus
  useEffect(() => {
    if (moved.current) inPlace(box.current)?.focus({ preventScroll: true });
    moved.current = false;
  }, [isChosen]);
  useNextAfterReading(box, doings, isChosen);
  const moving =
    <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      moved.current = true;
      act(...args);
    };

  const search = () => {
    const found = doings.search(postcode.peek());
    const label = words('label.postcode');
    setRefused(
      found ? undefined : words(postcode.peek() ? 'problem.invalid' : 'problem.required', { label }),
    );
  };
  /** Enter in this box searches; the form's own Enter would be Next. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    search();
  };

  return (
    <div className="address" ref={box}>
      <Heading level={3}>{words('address.question')}</Heading>
      <p className="address__why">{words('address.why')}</p>
      <p className="address__notice">{words('address.notice')}</p>
      <search className="address__search" onKeyDown={onKeyDown}>
        <TextField
          label={words('address.postcode')}
          hint={words('address.postcodeHint')}
          name="postcode"
          autoComplete="postal-code"
          enterKeyHint="search"
          chars={POSTCODE_MAX + 2}
          clean={cleanPostcode}
          maxLength={POSTCODE_MAX}
          value={postcode.value}
          onChange={(text) => {
            postcode.value = text;
            setRefused(undefined);
            doings.retype(text);
          }}
          problem={refused ?? problem('postcode')}
          action={
            <Button look={address ? 'secondary' : 'primary'} onClick={search} icon={<Icon name="search" />}>
              {words('action.search')}
            </Button>
          }
        />
      </search>
      {address ? (
        <AddressChosen address={address} onChange={moving(doings.change)} />
      ) : (
        <AddressList doings={{ ...doings, choose: moving(doings.choose) }} problem={problem('address')} />
      )}
      <AddressPromises />
    </div>
  );
}

/** The card of the chosen address; else the list it is chosen from, or the postcode where there is none. */
function inPlace(box: HTMLElement | null): HTMLElement | null | undefined {
  return ['[role=group]', '[name=address]', '[name=postcode]']
    .map((selector) => box?.querySelector<HTMLElement>(selector))
    .find(Boolean);
}
