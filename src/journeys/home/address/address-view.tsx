import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { meterRefusal } from '../../../domain/meter.ts';
import { cleanPostcode, formatPostcode, POSTCODE_MAX } from '../../../domain/postcode.ts';
import type { StepViewProps } from '../../../state/step-view.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useFieldRefusal } from '../../../ui/field/use-field-refusal.tsx';
import { useFollowFocus } from '../../../ui/focus/use-follow-focus.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { WordKey } from '../../../words/word-key.ts';
import { OutLink } from '../../out-link.tsx';
import { codeSentence } from '../../question/code-problem.ts';
import { onEnter } from '../../question/on-enter.tsx';
import { useBeforeNext } from '../../question/use-before-next.tsx';
import { Why } from '../../question/why.tsx';
import { AddressChosen } from './address-chosen.tsx';
import { AddressList } from './address-list.tsx';
import { useAddress } from './use-address.tsx';

export function AddressView({ answers, typed, problem, beforeNext, isAnswered }: StepViewProps) {
  useSignals();
  const { words, settings } = useWidget();
  const doings = useAddress(isAnswered);
  const refusal = useFieldRefusal();
  const postcode = typed('postcode');
  const { address } = answers;
  const box = useRef<HTMLDivElement>(null);
  const follow = useFollowFocus(address !== null, () => inPlace(box.current));
  useBeforeNext(beforeNext, doings.ready);

  useEffect(() => {
    if (postcode.peek() === '' && settings.postcode) postcode.value = settings.postcode;
  }, [postcode, settings.postcode]);

  const following =
    <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      follow();
      act(...args);
    };

  const search = () => {
    const found = doings.search(postcode.peek());
    refusal.refuse(found ? undefined : codeSentence(words, 'postcode', postcode.peek()));
  };

  return (
    <div className="address stack stack--4" ref={box}>
      <Heading level={3} focus="lead">
        {words(
          address && settings.copy === 'plain' && !meterRefusal(address.parts)
            ? 'address.chosen'
            : 'address.question',
        )}
      </Heading>
      {address ? (
        <AddressChosen address={address} onChange={following(doings.change)} beforeNext={beforeNext} />
      ) : (
        <>
          <p className="address__notice">
            <Why says="address.why" /> <span>{words('address.notice')}</span>
          </p>
          <search className="address__search" onKeyDown={onEnter(search)}>
            <TextField
              label={words('label.postcode')}
              hint={words('address.postcodeHint')}
              name="postcode"
              autoComplete="postal-code"
              enterKeyHint="search"
              chars={POSTCODE_MAX + 2}
              clean={cleanPostcode}
              keptText={(text) => words('field.kept', { text: formatPostcode(text) })}
              value={postcode.value}
              onChange={(text) => {
                postcode.value = text;
                refusal.refuse();
                doings.retype(text);
              }}
              problem={refusal.problem ?? problem('postcode')}
              attempt={refusal.attempt}
              action={
                <Button onClick={search} icon={<Icon name="search" />}>
                  {words('action.search')}
                </Button>
              }
            />
          </search>
          <AddressList
            doings={{ ...doings, choose: following(doings.choose) }}
            problem={problem('address')}
          />
          <AddressPromises />
        </>
      )}
    </div>
  );
}

/** The card of the chosen address, or the list, or the postcode while there is no list. */
function inPlace(box: HTMLElement | null): HTMLElement | null | undefined {
  return ['[role=group]', '[name=address]', '[name=postcode]']
    .map((selector) => box?.querySelector<HTMLElement>(selector))
    .find(Boolean);
}

const PROMISES: readonly (readonly [IconName, WordKey])[] = [
  ['meter', 'trust.meter'],
  ['phone', 'trust.phone'],
  ['shield', 'trust.session'],
];

function AddressPromises() {
  const { words, settings } = useWidget();
  const { termsUrl, privacyUrl, hideFooter, copy } = settings;
  return (
    <div className="address__promises panel stack">
      <ul className="address__trust stack stack--2">
        {PROMISES.map(([icon, key]) => (
          <li key={key}>
            <Icon name={icon} />
            <span>{words(key)}</span>
          </li>
        ))}
      </ul>
      {/* STEP-ADDR-12: in plain words the footer has them, if there is one. */}
      {(hideFooter || copy === 'spec') && (
        <p className="links">
          <OutLink href={termsUrl} says={words('footer.terms')} />
          <OutLink href={privacyUrl} says={words('footer.privacy')} />
        </p>
      )}
    </div>
  );
}
