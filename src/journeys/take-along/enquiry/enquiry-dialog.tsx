// ENQ-01…11, KEEP-05: the fields, which are optional, and what pressing Enquire agrees to. No box is ticked in advance.
import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { safeParse } from 'valibot';
import { failureOf } from '../../../state/request.ts';
import { useWidget } from '../../../state/widget.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Choices } from '../../../ui/choices/choices.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Facts } from '../../../ui/facts/facts.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { Textarea, TextField } from '../../../ui/field/text-field.tsx';
import { useFollowFocus } from '../../../ui/use-focus.ts';
import { problemsIn } from '../../../wizard/problem.ts';
import { ChangeButton } from '../../parts/action-buttons.tsx';
import { Failed } from '../../parts/failed.tsx';
import { failureSentence } from '../../parts/failure-sentence.ts';
import { OutLink, RingUs } from '../../parts/links.tsx';
import { RefusalSummary, useRefusal } from '../../question/refusal-summary.tsx';
import { ADOPTIONS, CONTACT_TIMES, type EnquiryFields, enquirySchema, TEXT_MAX } from './enquiry-schema.ts';
import { recipientOf } from './make-enquiry.ts';
import type { Enquiring } from './use-enquiry.ts';

interface EnquiryDialogProps {
  readonly open: boolean;
  /** Held by the parent, so that closing by mistake loses nothing. */
  readonly fields: EnquiryFields;
  readonly onTyped: (field: Partial<EnquiryFields>) => void;
  readonly onClose: () => void;
  readonly enquiring: Enquiring;
}

export function EnquiryDialog(props: EnquiryDialogProps) {
  const { words } = useWidget();
  return (
    <Dialog
      open={props.open}
      title={words('enquiry.title')}
      closeLabel={words('action.close')}
      onClose={props.onClose}
    >
      <EnquiryForm {...props} />
    </Dialog>
  );
}

function EnquiryForm({ fields, onTyped, enquiring }: EnquiryDialogProps) {
  const { words } = useWidget();
  const parsed = safeParse(enquirySchema, fields);
  const problems = problemsIn(parsed.issues ?? [], 'fullName');
  const refusal = useRefusal(() => problems);
  const { problem } = refusal;
  const set = (name: keyof EnquiryFields) => (value: string) => onTyped({ [name]: value });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (parsed.success) void enquiring.send(parsed.output);
    else refusal.refuse(problems);
  };

  const text = (name: keyof EnquiryFields) => ({
    name,
    label: words(`label.${name}`),
    value: fields[name],
    onChange: set(name),
    problem: problem(name),
    maxLength: TEXT_MAX,
  });
  return (
    <form className="enquiry" onSubmit={submit} noValidate>
      <RefusalSummary {...refusal} />
      <RingUs className="note" />
      <TextField {...text('fullName')} autoComplete="name" required />
      <TextField {...text('email')} type="email" autoComplete="email" required />
      <TextField {...text('phone')} type="tel" autoComplete="tel" required />
      <Select
        label={words('label.contactTime')}
        name="contactTime"
        options={CONTACT_TIMES.map((value) => ({ value, text: words(`enquiry.contactTime.${value}`) }))}
        value={fields.contactTime}
        onChange={set('contactTime')}
        placeholder={words('enquiry.contactTime.choose')}
        problem={problem('contactTime')}
        required
      />
      <Choices
        legend={words('enquiry.adopt')}
        legendLook="label"
        look="row"
        name="adopt"
        options={ADOPTIONS.map((value) => ({ value, title: words(`enquiry.adopt.${value}`) }))}
        value={fields.adopt}
        onChange={set('adopt')}
        problem={problem('adopt')}
        required
      />
      <PropertyField {...text('property')} mark={words('enquiry.optional')} />
      <Textarea
        {...text('info')}
        mark={words('enquiry.optional')}
        hint={words('enquiry.info.limit', { max: TEXT_MAX })}
        rows={2}
        countText={(left) =>
          words(left < 0 ? 'enquiry.info.over' : 'enquiry.info.left', { count: Math.abs(left) })
        }
      />
      <EnquiryEnd {...enquiring} />
    </form>
  );
}

/** ENQ-06: what we know already is a fact, until the visitor changes it. */
function PropertyField(field: ComponentProps<typeof TextField>) {
  const { words } = useWidget();
  const [isTyped, setTyped] = useState(field.value === '');
  const input = useRef<HTMLInputElement>(null);
  const follow = useFollowFocus(isTyped, () => input.current);
  if (isTyped) return <TextField {...field} ref={input} />;
  const change = () => {
    follow();
    setTyped(true);
  };
  const action = <ChangeButton labelKey="results.changeProperty" onClick={change} />;
  return <Facts columns={2} rows={[{ term: words('label.property'), detail: field.value, action }]} />;
}

/** The last attempt's failure, the call's consent, and the button, in view while the visitor scrolls the fields. */
function EnquiryEnd({ request }: Enquiring) {
  const widget = useWidget();
  const { words, settings } = widget;
  const failure = failureOf(request);
  // The API accepts no enquiries from this page, so trying again would not help.
  const isClosed = failure?.kind === 'refused' && failure.status === 403;
  return (
    <div className="enquiry__end stack">
      {failure && (
        <Failed
          title={words(isClosed ? 'enquiry.closed' : 'enquiry.failed')}
          text={isClosed ? null : failureSentence(failure, words)}
          focuses={isClosed}
        >
          {isClosed ? <RingUs /> : <p>{words('failure.safe')}</p>}
        </Failed>
      )}
      <p className="note">
        <span>{words('enquiry.consent', { who: recipientOf(widget) })}</span>{' '}
        <OutLink href={settings.privacyUrl} text={words('footer.privacy')} />
      </p>
      {!isClosed && (
        <Button type="submit" busy={request.status === 'pending' ? words('enquiry.sending') : undefined}>
          {words('enquiry.submit')}
        </Button>
      )}
    </div>
  );
}
