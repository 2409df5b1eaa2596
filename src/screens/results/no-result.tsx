// RES-05, AMB-50: the exact sentence, and a way to a result.
import { useWidget } from '../../state/widget-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Sorry } from '../sorry.tsx';

interface NoResultProps {
  /** The quote exists but has no result: the visitor can go back to its answers. */
  readonly quoted?: boolean;
  /** Why a shared link opens nothing. */
  readonly shared?: 'shared.goneWhy' | 'shared.off';
}

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
