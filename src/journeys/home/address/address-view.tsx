import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useId, useRef } from 'react';
import type { ChosenAddress } from '../../../domain/address.ts';
import { cleanPostcode, formatPostcode, POSTCODE_MAX } from '../../../domain/postcode.ts';
import { meterRefusal } from '../../../domain/supply.ts';
import { phoneAddress } from '../../../domain/url.ts';
import type { BeforeNext, StepViewProps } from '../../../state/asset-descriptor.ts';
import { useWidget } from '../../../state/widget.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/button/link.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useFieldRefusal } from '../../../ui/field/use-field.ts';
import { Heading } from '../../../ui/text/heading.tsx';
import { Icon, type IconName } from '../../../ui/text/icon.tsx';
import { useFollowFocus } from '../../../ui/use-focus.ts';
import type { WordKey } from '../../../words/word-key.ts';
import { ChangeButton } from '../../parts/action-buttons.tsx';
import { OutLink, WithPhone } from '../../parts/links.tsx';
import { RefusalView } from '../../parts/refusal-view.tsx';
import { codeSentence } from '../../question/question-text.ts';
import { onEnter, useBeforeNext } from '../../question/use-before-next.ts';
import { Why } from '../../question/why.tsx';
import { AddressList } from './address-list.tsx';
import { FoundCard } from './found-card.tsx';
import { useAddress } from './use-address.ts';

export function AddressView({ answers, typed, problem, beforeNext, isAnswered }: StepViewProps) {
  useSignals();
  const { words, settings } = useWidget();
  const lookup = useAddress(isAnswered);
  const refusal = useFieldRefusal();
  const postcode = typed('postcode');
  const { address } = answers;
  const box = useRef<HTMLDivElement>(null);
  const follow = useFollowFocus(address !== null, () => inPlace(box.current));
  useBeforeNext(beforeNext, lookup.ready);

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
    const found = lookup.search(postcode.peek());
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
        <AddressChosen address={address} onChange={following(lookup.change)} beforeNext={beforeNext} />
      ) : (
        <>
          <p className="address__notice">
            <Why text="address.why" /> <span>{words('address.notice')}</span>
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
                lookup.retype(text);
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
            lookup={{ ...lookup, choose: following(lookup.choose) }}
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
          <OutLink href={termsUrl} text={words('footer.terms')} />
          <OutLink href={privacyUrl} text={words('footer.privacy')} />
        </p>
      )}
    </div>
  );
}

interface AddressChosenProps {
  readonly address: ChosenAddress;
  readonly onChange: () => void;
  readonly beforeNext: BeforeNext;
}

/** Takes the focus once an address is chosen, so that it is read out. If its meters can't be quoted for, says why. */
export function AddressChosen({ address, onChange, beforeNext }: AddressChosenProps) {
  const { words, settings } = useWidget();
  const textId = useId();
  const refusal = meterRefusal(address.parts);
  const isPlain = settings.copy === 'plain';
  // A refusal's own button does the same.
  const change =
    refusal && isPlain ? undefined : <ChangeButton labelKey="address.change" onClick={onChange} />;
  const text = <bdi id={textId}>{address.text}</bdi>;
  // No mistake: what this home can still do is to ask the partner. Its address is right.
  const phone = refusal === 'prepayment' ? settings.supportPhone : null;
  const another = (
    <>
      {phone && (
        <Link look="primary" href={phoneAddress(phone)}>
          {words('help.call', { phone })}
        </Link>
      )}
      <Button look={phone ? 'secondary' : 'primary'} onClick={onChange}>
        {words('address.another')}
      </Button>
    </>
  );
  return (
    <div className="address__chosen">
      <div
        className="address__card"
        tabIndex={-1}
        role="group"
        aria-label={words(refusal && isPlain ? 'address.question' : 'address.chosen')}
        aria-describedby={textId}
      >
        {/* In plain words the question above it says what it is. */}
        <Card heading={isPlain ? text : words('address.chosen')} level={4} tone="tint" action={change}>
          {isPlain ? undefined : <p>{text}</p>}
        </Card>
      </div>
      {!refusal && <FoundCard key={address.parts.id} beforeNext={beforeNext} />}
      {refusal && (
        <RefusalView id={refusal} actions={another}>
          {refusal === 'nonDomestic' && <NonDomesticHelp />}
        </RefusalView>
      )}
    </div>
  );
}

/** ERR-09, ROLE-03: the help line for business meters, unless white-label. */
function NonDomesticHelp() {
  const { words, settings } = useWidget();
  const { whiteLabel, nonDomesticPhone: phone, nonDomesticHours: hours } = settings;
  if (whiteLabel || phone === null) return null;
  const open = hours?.replace(/ to (?=\d)/g, '\u00a0to\u00a0');
  return (
    <p>
      <WithPhone phone={phone} text={words('refusal.nonDomestic.help', { phone })} />{' '}
      {open && <span>{words('refusal.nonDomestic.hours', { hours: open })}</span>}
    </p>
  );
}
