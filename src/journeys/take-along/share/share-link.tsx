// KEEP-03: a link to the results, made when it is asked for, and deleted by whoever made it.
import { useRef, useState } from 'react';
import { useRequest } from '../../../state/use-request.tsx';
import { useJourney, useWidget } from '../../../state/widget-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useFollowFocus } from '../../../ui/focus/use-follow-focus.tsx';
import { Status } from '../../../ui/status/status.tsx';
import { failureSentence } from '../../failure-sentence.ts';
import { LinkPanel } from './link-panel.tsx';

/** @param link without its token */
export function ShareLink({ link }: { link: string }) {
  const { words, api, store, tracker } = useWidget();
  const share = useJourney((state) => state.share);
  const quoteIds = useJourney((state) => state.quoteIds);
  const [said, setSaid] = useState<string>();
  const { request, ask } = useRequest<unknown>();
  const busy = request.is === 'asking' ? words('share.making') : undefined;
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const follow = useFollowFocus(share !== null, () => panel.current ?? button.current);

  const make = () =>
    ask(async () => {
      setSaid(undefined);
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
      // One that is gone already is what was wanted.
      const isGone = removed.ok || (removed.failure.kind === 'refused' && removed.failure.status === 404);
      if (isGone) follow();
      if (isGone) store.actions.setShare(null);
      if (isGone) setSaid(words('share.deleted'));
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
        <Button ref={button} look="secondary" busy={busy} onClick={() => void make()}>
          {words('share.make')}
        </Button>
      )}
      <Status>{said}</Status>
      {request.is === 'failed' && <Alert>{failureSentence(request.failure, words)}</Alert>}
    </>
  );
}
