// A link out of the widget; nothing if its URL is not known.
import { useWidget } from '../state/widget-context.tsx';
import { Link, type LinkProps } from '../ui/link/link.tsx';

interface OutLinkProps extends Pick<LinkProps, 'look'> {
  readonly href: string | null;
  readonly says: string;
}

export function OutLink({ href, says, ...look }: OutLinkProps) {
  const { words } = useWidget();
  return (
    href !== null && (
      <Link href={href} newTabText={words('link.newTab')} {...look}>
        {says}
      </Link>
    )
  );
}
