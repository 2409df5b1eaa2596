// A sentence with a telephone number as a link.
import { phoneAddress } from '../domain/phone-address.ts';
import { Link } from '../ui/link/link.tsx';

export function WithPhone({ says, phone }: { says: string; phone: string }) {
  const [before = '', ...after] = says.split(phone);
  return (
    <>
      <span>{before}</span>
      {after.length > 0 && <Link href={phoneAddress(phone)}>{phone}</Link>}
      <span>{after.join(phone)}</span>
    </>
  );
}
