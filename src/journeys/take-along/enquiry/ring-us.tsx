// The partner's number in a sentence, with its hours. Nothing if there is no number.
import { useWidget } from '../../../state/widget-context.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { WithPhone } from '../../with-phone.tsx';

interface RingUsProps {
  readonly children?: Elements;
  readonly className?: string;
}

export function RingUs({ children, className }: RingUsProps) {
  const { words, settings } = useWidget();
  const { supportPhone: phone, supportHours } = settings;
  if (phone === null) return null;
  return (
    <div className={className}>
      <p>
        <WithPhone phone={phone} says={words('enquiry.ring', { phone })} />
      </p>
      {supportHours !== null && <p>{supportHours}</p>}
      {children}
    </div>
  );
}
