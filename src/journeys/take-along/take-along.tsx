import { type Ref, useRef, useState } from 'react';
import type { Share } from '../../state/journey-state.ts';
import { useRequest } from '../../state/use-request.ts';
import { useJourney, useWidget } from '../../state/widget.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { Status } from '../../ui/text/status.tsx';
import { useFollowFocus } from '../../ui/use-focus.ts';
import { unbroken } from '../../words/in-sentence.ts';
import { failureSentence } from '../parts/failure-sentence.ts';
import { QrCode } from '../parts/links.tsx';
import { printSheets } from './print/papers.ts';

/** BEY-08: buttons to print and share results, if the partner offers them. */
export function TakeAlong() {
  const { words, settings, isShared, tracker, navigation } = useWidget();
  const { share, routeBase } = settings;
  const box = useRef<HTMLElement>(null);
  if (share === 'off') return null;
  const link = share === 'on' && !isShared ? linkTo(document, routeBase) : null;
  const print = () => {
    tracker.record('visit', 'Stage', { taken: 'print' });
    const root = box.current?.getRootNode();
    if (root instanceof ShadowRoot) void printSheets(root);
  };
  return (
    <section className="take-along row" ref={box}>
      {isShared && (
        <Button look="secondary" onClick={() => navigation.goToStart()}>
          {words('shared.own')}
        </Button>
      )}
      <Button look="link" onClick={print}>
        {words('share.print')}
      </Button>
      {link !== null && <ShareLink link={link} />}
    </section>
  );
}

/**
 * The URL of shared results without its token: the page's canonical URL, since the
 * address bar may hold details of the visitor. Null if no link can lead back here.
 */
function linkTo(page: Document, routeBase: string): string | null {
  const { href, origin, pathname, protocol } = page.location;
  if (!/^https?:/.test(protocol)) return null;
  const named = page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const own = named?.startsWith(`${origin}/`) ? new URL(named, href) : new URL(pathname, origin);
  own.hash = `#/${routeBase ? `${routeBase}/` : ''}shared/`;
  return own.href;
}

/**
 * KEEP-03: a link to the results, made at the visitor's request; the visitor can delete it.
 * @param link without its token
 */
function ShareLink({ link }: { link: string }) {
  const { words, api, store, tracker } = useWidget();
  const share = useJourney((state) => state.share);
  const quoteIds = useJourney((state) => state.quoteIds);
  const [status, setStatus] = useState<string>();
  const { request, send } = useRequest<unknown>();
  const busy = request.status === 'pending' ? words('share.making') : undefined;
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const follow = useFollowFocus(share !== null, () => panel.current ?? button.current);

  const make = () =>
    send(async () => {
      setStatus(undefined);
      const quotes = Object.entries(quoteIds).map(([asset, quoteId = '']) => ({ asset, quoteId }));
      const made = await api.createShare({ body: { quotes, link } });
      if (made.ok) follow();
      if (made.ok) store.actions.setShare(made.value);
      if (made.ok) tracker.record('visit', 'Stage', { taken: 'link' });
      return made;
    });
  const remove = (removal: string) =>
    send(async () => {
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
      {request.status === 'error' && <Alert>{failureSentence(request.failure, words)}</Alert>}
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
