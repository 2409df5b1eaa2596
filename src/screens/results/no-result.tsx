// Knows what stands where there is no result: the exact sentence, and a way to one (RES-05, AMB-50).
import { useWidget } from '../../state/widget-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { House } from '../../ui/house/house.tsx';

export function NoResult() {
  const { words, navigation } = useWidget();
  return (
    <div className="no-result">
      <div className="no-result__picture">
        <House type="semi" lit={1} />
      </div>
      <Heading look="section" focusable>
        {words('results.none')}
      </Heading>
      <p>{words('results.noneHelp')}</p>
      <Button onClick={() => navigation.goToStart()}>{words('results.start')}</Button>
    </div>
  );
}
