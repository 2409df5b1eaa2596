// AMB-13: answers that were cleared are offered back.
import { useJourney, useWidget } from '../../state/widget-context.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';

export function ClearedNotice() {
  const { words, store, navigation } = useWidget();
  const cleared = useJourney((state) => state.cleared);
  if (!cleared) return null;
  const putBack = () => {
    store.actions.putBack();
    if (cleared.at) navigation.goToStep(cleared.at);
  };
  const action = (
    <Button look="link" onClick={putBack}>
      {words('cleared.putBack')}
    </Button>
  );
  return (
    <Alert tone="info" actions={action}>
      {words('cleared.says')}
    </Alert>
  );
}
