// Knows the error page: the status, what the server said or a default, and the way on (ERRP-01…04, ERR-04…07).
import { useJourney, useRoute, useWidget } from '../../state/widget-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { House } from '../../ui/house/house.tsx';
import type { WordKey } from '../../words/en-gb.ts';

const DEFAULTS: Readonly<Record<number, WordKey>> = {
  400: 'error.400',
  401: 'error.401',
  404: 'error.404',
  500: 'error.500',
};
/** ERRP-04: going back leads nowhere from these. */
const NO_WAY_BACK: readonly number[] = [500, 404];

export function ErrorScreen() {
  const { words, navigation } = useWidget();
  const { status = 404 } = useRoute();
  const fatal = useJourney((state) => state.fatal);
  const said = fatal?.status === status ? fatal.message : null;
  const canGoBack = !NO_WAY_BACK.includes(status);
  return (
    <div className="error-screen">
      <div className="error-screen__picture">
        <House type="semi" lit={1} />
      </div>
      <Heading look="title" focusable>
        {words('error.status', { status })}
      </Heading>
      <p className="error-screen__message">{said ?? words(DEFAULTS[status] ?? 'error.400')}</p>
      <div className="error-screen__actions">
        {canGoBack && <Button onClick={() => navigation.leaveError()}>{words('error.tryAgain')}</Button>}
        <Button look={canGoBack ? 'quiet' : 'primary'} onClick={() => navigation.go({ name: 'home' })}>
          {words('error.home')}
        </Button>
      </div>
    </div>
  );
}
