// Knows the Enquire Now form: its fields, what is required, and that pressing Enquire tells the page alone (ENQ-01…11).

import type { FormEvent } from 'react';
import { safeParse } from 'valibot';
import { useWidget } from '../../../state/widget-context.tsx';
import { Actions } from '../../../ui/actions/actions.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Choices } from '../../../ui/choices/choices.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { ProblemSummary } from '../../../ui/problem-summary/problem-summary.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { Textarea } from '../../../ui/textarea/textarea.tsx';
import { problemsIn } from '../../../wizard/problems-in.ts';
import { useRefusal } from '../use-refusal.tsx';
import { ADOPTIONS, CONTACT_TIMES, type EnquiryFields, enquirySchema, TEXT_MAX } from './enquiry-schema.ts';

export interface EnquiryDialogProps {
  readonly open: boolean;
  /** Held above, so that closing by mistake loses nothing. */
  readonly fields: EnquiryFields;
  readonly onFields: (fields: EnquiryFields) => void;
  readonly onClose: () => void;
  /** Told whether the page took the enquiry. */
  readonly onSent: (taken: boolean) => void;
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

function EnquiryForm({ fields, onFields, onClose, onSent }: EnquiryDialogProps) {
  const { words, settings, enquire } = useWidget();
  const parsed = safeParse(enquirySchema, fields);
  const problems = problemsIn(parsed.issues ?? [], 'fullName');
  const refusal = useRefusal(() => problems);
  const { problem } = refusal;
  const set = (name: keyof EnquiryFields) => (value: string) => onFields({ ...fields, [name]: value });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (parsed.success) onSent(enquire({ ...parsed.output, loyalInformation: '' }));
    else refusal.refuse(problems);
  };

  const text = (name: keyof EnquiryFields) => ({
    name,
    value: fields[name],
    onChange: set(name),
    problem: problem(name),
    maxLength: TEXT_MAX,
  });
  return (
    <form className="enquiry" onSubmit={submit} noValidate>
      {refusal.items.length > 0 && (
        <ProblemSummary {...refusal} heading={words('problem.summary')} level={3} />
      )}
      <TextField {...text('fullName')} label={words('enquiry.fullName')} autoComplete="name" required />
      <TextField
        {...text('email')}
        label={words('enquiry.email')}
        type="email"
        autoComplete="email"
        required
      />
      <TextField {...text('phone')} label={words('enquiry.phone')} type="tel" autoComplete="tel" required />
      <Select
        label={words('enquiry.contactTime')}
        name="contactTime"
        options={CONTACT_TIMES.map((value) => ({ value, text: words(`enquiry.contactTime.${value}`) }))}
        value={fields.contactTime}
        onChange={set('contactTime')}
        placeholder={words('enquiry.contactTime.choose')}
        problem={problem('contactTime')}
      />
      <TextField {...text('property')} label={words('enquiry.property')} />
      <Choices
        legend={words('enquiry.adopt')}
        legendLook="label"
        name="adopt"
        options={ADOPTIONS.map((value) => ({ value, title: words(`enquiry.adopt.${value}`) }))}
        value={fields.adopt}
        onChange={set('adopt')}
        problem={problem('adopt')}
      />
      <Textarea
        {...text('info')}
        label={words('enquiry.info')}
        countText={(left) =>
          words(left < 0 ? 'enquiry.info.over' : 'enquiry.info.left', { count: Math.abs(left) })
        }
      />
      <p className="enquiry__privacy">
        {words('enquiry.privacy')}{' '}
        {settings.privacyUrl && (
          <Link href={settings.privacyUrl} newTabText={words('link.newTab')}>
            {words('address.privacy')}
          </Link>
        )}
      </p>
      <Actions>
        <Button type="submit">{words('enquiry.submit')}</Button>
        <Button look="quiet" onClick={onClose}>
          {words('action.cancel')}
        </Button>
      </Actions>
    </form>
  );
}
