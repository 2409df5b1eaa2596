// Takes the focus once an address is chosen, so that it is read out. If its meters can't be quoted for, says why.
import { useId } from 'react';
import type { ChosenAddress } from '../../../domain/address.ts';
import { meterRefusal } from '../../../domain/meter.ts';
import { phoneAddress } from '../../../domain/phone-address.ts';
import type { BeforeNext } from '../../../state/step-view.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { ChangeButton } from '../../change-button.tsx';
import { WithPhone } from '../../with-phone.tsx';
import { RefusalView } from '../refusal/refusal-view.tsx';
import { FoundCard } from './found/found-card.tsx';

interface AddressChosenProps {
  readonly address: ChosenAddress;
  readonly onChange: () => void;
  readonly beforeNext: BeforeNext;
}

export function AddressChosen({ address, onChange, beforeNext }: AddressChosenProps) {
  const { words, settings } = useWidget();
  const textId = useId();
  const refusal = meterRefusal(address.parts);
  const isPlain = settings.copy === 'plain';
  // A refusal's own button does the same.
  const change = refusal && isPlain ? undefined : <ChangeButton says="address.change" onClick={onChange} />;
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
      <WithPhone phone={phone} says={words('refusal.nonDomestic.help', { phone })} />{' '}
      {open && <span>{words('refusal.nonDomestic.hours', { hours: open })}</span>}
    </p>
  );
}
