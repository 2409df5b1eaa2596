// The partner's number in a sentence, and when it is answered. Nothing where there is none.
import { useWidget } from '../../../state/widget-context.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { WithPhone } from '../../with-phone.tsx';

export function RingUs({ children }: { readonly children?: Elements }) {
  const { words, settings } = useWidget();
  const { supportPhone: phone, supportHours } = settings;
  if (phone === null) return null;
  return (
    <div>
      <p>
        <WithPhone phone={phone} says={words('enquiry.ring', { phone })} />
      </p>
      {supportHours !== null && <p>{supportHours}</p>}
      {children}
    </div>
  );
}
