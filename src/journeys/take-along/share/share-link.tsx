// KEEP-03: a link to the results, made at the visitor's request; the visitor can delete it.
import { type Ref, useRef, useState } from 'react';
import type { Share } from '../../../state/journey-state.ts';
import { useRequest } from '../../../state/use-request.tsx';
import { useJourney, useWidget } from '../../../state/widget-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useFollowFocus } from '../../../ui/focus/use-follow-focus.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Status } from '../../../ui/status/status.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { unbroken } from '../../../words/in-sentence.ts';
import { failureSentence } from '../../failure-sentence.ts';
import { QrCode } from './qr-code.tsx';

/** @param link without its token */
export function ShareLink({ link }: { link: string }) {
  const { words, api, store, tracker } = useWidget();
  const share = useJourney((state) => state.share);
  const quoteIds = useJourney((state) => state.quoteIds);
  const [status, setStatus] = useState<string>();
  const { request, ask } = useRequest<unknown>();
  const busy = request.is === 'asking' ? words('share.making') : undefined;
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const follow = useFollowFocus(share !== null, () => panel.current ?? button.current);

  const make = () =>
    ask(async () => {
      setStatus(undefined);
      const quotes = Object.entries(quoteIds).map(([asset, quoteId = '']) => ({ asset, quoteId }));
      const made = await api.createShare({ body: { quotes, link } });
      if (made.ok) follow();
      if (made.ok) store.actions.setShare(made.value);
      if (made.ok) tracker.record('visit', 'Stage', { taken: 'link' });
      return made;
    });
  const remove = (removal: string) =>
    ask(async () => {
      const removed = await api.deleteShare({ params: { token: removal } });
      // If it is already deleted, that is a success too.
      const isGone = removed.ok || (removed.failure.kind === 'refused' && removed.failure.status === 404);
      if (isGone) follow();
      if (isGone) store.actions.setShare(null);
      if (isGone) setStatus(words('share.deleted'));
      return removed;
    });

  return (
    <>
      {share ? (
        <LinkPanel
          ref={panel}
          share={share}
          link={link + share.token}
          busy={busy}
          onDelete={() => void remove(share.removal)}
        />
      ) : (
        <Button ref={button} look="link" busy={busy} onClick={() => void make()}>
          {words('share.make')}
        </Button>
      )}
      <Status>{status}</Status>
      {request.is === 'failed' && <Alert>{failureSentence(request.failure, words)}</Alert>}
    </>
  );
}

interface LinkPanelProps {
  readonly share: Share;
  readonly link: string;
  readonly busy: string | undefined;
  readonly onDelete: () => void;
  /** Takes the focus when it appears, so that the link is read out. */
  readonly ref: Ref<HTMLDivElement>;
}

/** The link: to copy, to send with the device's own menu, as a QR code, and to delete. */
function LinkPanel({ share, link, busy, onDelete, ref }: LinkPanelProps) {
  const { words } = useWidget();
  const [copied, setCopied] = useState<string>();
  const copy = () => {
    const report = (key: 'share.copied' | 'share.notCopied') => () => setCopied(words(key));
    // A page without https has no clipboard, and a policy may forbid it.
    void Promise.resolve(navigator.clipboard?.writeText(link) ?? Promise.reject()).then(
      report('share.copied'),
      report('share.notCopied'),
    );
  };
  const { qr } = share;
  const made = words('share.made', { date: unbroken(words.format.date(share.expires)) });
  return (
    <div className="take-along__link stack" ref={ref} role="group" tabIndex={-1} aria-label={made}>
      <Heading level={4} look="label">
        {words('share.make')}
      </Heading>
      <p>{made}</p>
      <TextField label={words('share.link')} name="share-link" value={link} onChange={() => {}} />
      <div className="take-along row">
        <Button look="secondary" onClick={copy}>
          {words('share.copy')}
        </Button>
        {'share' in navigator && (
          <Button
            look="secondary"
            // Closing the device's own menu is not a failure.
            onClick={() => void navigator.share({ url: link }).catch(() => {})}
          >
            {words('share.send')}
          </Button>
        )}
        <Button look="link" busy={busy} onClick={onDelete}>
          {words('share.delete')}
        </Button>
      </div>
      <Status>{copied}</Status>
      {qr && (
        <div className="take-along__qr">
          <QrCode {...qr} />
          <p className="note">{words('share.scan')}</p>
        </div>
      )}
    </div>
  );
}
