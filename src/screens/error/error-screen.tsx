// ERRP-01…04, ERR-04…07: what happened, the server's message or a default, the status, and the way to continue.

import type { ReactNode } from 'react';
import { hasProgress } from '../../state/journey-state.ts';
import { useJourney, useRoute, useWidget } from '../../state/widget.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { Elements } from '../../ui/elements.ts';
import { House } from '../../ui/house/house.tsx';
import { Heading } from '../../ui/text/heading.tsx';

/** ERRP-04: for these statuses there is nothing to go back to. */
const NO_WAY_BACK: readonly number[] = [500, 404];

export function ErrorScreen() {
  const { words, navigation } = useWidget();
  const { status = 404 } = useRoute();
  const fatal = useJourney((state) => state.fatal);
  const isKept = useJourney((state) => state.cleared !== null || hasProgress(state));
  const message = fatal?.status === status ? fatal.message : null;
  const own = `error.${status}`;
  const canGoBack = !NO_WAY_BACK.includes(status);
  // Answers are never lost: if Try Again is not offered, a button leads to the questions.
  const actions = (
    <>
      {canGoBack && <Button onClick={() => navigation.leaveError()}>{words('error.tryAgain')}</Button>}
      {!canGoBack && isKept && (
        <Button onClick={() => navigation.go({ name: 'currentTariff' })}>{words('error.questions')}</Button>
      )}
      <Button look={canGoBack || isKept ? 'quiet' : 'primary'} onClick={() => navigation.goToStart()}>
        {words('error.home')}
      </Button>
    </>
  );
  return (
    <Sorry title={words('error.title')} actions={actions}>
      <p>{message ?? words(words.has(own) ? own : 'error.400')}</p>
      {isKept && <p>{words('error.kept')}</p>}
      <p className="note">{words('error.status', { status })}</p>
    </Sorry>
  );
}

interface SorryProps {
  readonly title: string;
  readonly children: Elements;
  readonly actions: ReactNode;
}

/** Replaces a screen that can't be shown: a house with dark windows, what happened, and ways to continue. */
export function Sorry({ title, children, actions }: SorryProps) {
  return (
    <div className="sorry stack stack--4">
      <House type="semi" />
      <Heading look="title" focus="lead">
        {title}
      </Heading>
      {children}
      <div className="row">{actions}</div>
    </div>
  );
}
