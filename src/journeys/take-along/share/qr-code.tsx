import type { Share } from '../../../state/journey-state.ts';
import { useWidget } from '../../../state/widget-context.tsx';

/** The link to the results, for the camera of a phone. */
export function QrCode({ size, path }: NonNullable<Share['qr']>) {
  const { words } = useWidget();
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words('share.qr')}>
      <path d={path} />
    </svg>
  );
}
