// The link itself: to copy, to send by what the device has, as a QR code, and to delete.
import { type Ref, useState } from 'react';
import type { Share } from '../../../state/journey-state.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Status } from '../../../ui/status/status.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';

export interface LinkPanelProps {
  readonly share: Share;
  readonly link: string;
  readonly busy: string | undefined;
  readonly onDelete: () => void;
  /** Takes the focus as it comes, which says what was made. */
  readonly ref: Ref<HTMLDivElement>;
}

export function LinkPanel({ share, link, busy, onDelete, ref }: LinkPanelProps) {
  const { words } = useWidget();
  const [copied, setCopied] = useState<string>();
  const copy = () => {
    const said = (key: 'share.copied' | 'share.notCopied') => () => setCopied(words(key));
    // A page without https has no clipboard, and a policy may forbid it.
    void Promise.resolve(navigator.clipboard?.writeText(link) ?? Promise.reject()).then(
      said('share.copied'),
      said('share.notCopied'),
    );
  };
  const { qr } = share;
  const made = words('share.made', { date: words.format.date(share.expires) });
  return (
    <div className="take-along__link stack" ref={ref} role="group" tabIndex={-1} aria-label={made}>
      <p>{made}</p>
      <TextField label={words('share.link')} name="share-link" value={link} onChange={() => {}} />
      <div className="take-along">
        <Button look="secondary" onClick={copy}>
          {words('share.copy')}
        </Button>
        {'share' in navigator && (
          <Button
            look="secondary"
            // Whoever closes the device's own list has not failed.
            onClick={() => void navigator.share({ url: link }).catch(() => {})}
          >
            {words('share.send')}
          </Button>
        )}
        <Button look="quiet" busy={busy} onClick={onDelete}>
          {words('share.delete')}
        </Button>
      </div>
      <Status>{copied}</Status>
      {qr && (
        <svg
          className="take-along__qr"
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={words('share.qr')}
        >
          <path d={qr.path} />
        </svg>
      )}
    </div>
  );
}
