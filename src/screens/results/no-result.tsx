import { useEffect, useState } from 'react';
import { useWidget } from '../../state/widget.tsx';
import { Button } from '../../ui/button/button.tsx';
import { House } from '../../ui/house/house.tsx';
import { Sorry } from '../error/error-screen.tsx';

interface NoResultProps {
  /** The quote exists but has no result: the visitor can go back to its answers. */
  readonly quoted?: boolean;
  /** Why a shared link opens nothing. */
  readonly shared?: 'shared.goneWhy' | 'shared.off';
}

/** RES-05, AMB-50: the exact sentence, and a way to a result. */
export function NoResult({ quoted = false, shared }: NoResultProps) {
  const { words, navigation, store } = useWidget();
  const goBack = () => {
    navigation.go({ name: 'currentTariff' });
    store.actions.putBack();
  };
  return (
    <Sorry
      title={words(shared ? 'shared.gone' : 'results.none')}
      actions={
        <Button onClick={quoted ? goBack : () => navigation.goToStart()}>
          {words(quoted ? 'error.questions' : 'results.start')}
        </Button>
      }
    >
      <p>{words(shared ?? (quoted ? 'results.noneQuoted' : 'results.noneHelp'))}</p>
    </Sorry>
  );
}

/** CONST-09, ms. */
const DELAY = 2000;

/** LOAD-05: shown only if an answer takes long. */
export function PageLoader() {
  const { words } = useWidget();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DELAY);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="sorry sorry--waits stack stack--4" role="status">
      {late && (
        <>
          <House type="semi" lit={2} flow />
          <p>{words('loader.page')}</p>
        </>
      )}
    </div>
  );
}
