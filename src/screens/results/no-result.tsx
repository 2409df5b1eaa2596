// RES-05, AMB-50: the exact sentence, and a way to a result.
import { useWidget } from '../../state/widget-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { House } from '../../ui/house/house.tsx';

export interface NoResultProps {
  /** There is a quote, which has no result: its answers can be looked at again. */
  readonly quoted?: boolean;
  /** Why a link opens nothing. */
  readonly shared?: 'shared.goneWhy' | 'shared.off';
}

export function NoResult({ quoted = false, shared }: NoResultProps) {
  const { words, navigation, store } = useWidget();
  const goBack = () => {
    navigation.go({ name: 'currentTariff' });
    store.actions.putBack();
  };
  return (
    <div className="no-result">
      <div className="no-result__picture">
        <House type="semi" lit={1} />
      </div>
      <Heading look="section" focus="lead">
        {words(shared ? 'shared.gone' : 'results.none')}
      </Heading>
      <p>{words(shared ?? (quoted ? 'results.noneQuoted' : 'results.noneHelp'))}</p>
      <Button onClick={quoted ? goBack : () => navigation.goToStart()}>
        {words(quoted ? 'error.questions' : 'results.start')}
      </Button>
    </div>
  );
}
