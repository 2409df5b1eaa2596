// SEEN-07: the link back to a quote of this session, on every page except its own.
import { hasQuote, quotedAssets } from '../state/journey-state.ts';
import { useJourney, useRoute, useWidget } from '../state/widget-context.tsx';
import { Link } from '../ui/link/link.tsx';

export function BackToQuote() {
  const { words, navigation, store } = useWidget();
  const { name } = useRoute();
  const isThere = useJourney(hasQuote);
  const headline = useJourney((state) => state.left?.headline ?? state.headline);
  // Beside shared results it would be taken for theirs.
  const says = name !== 'shared' && headline;
  const follow = () => {
    if (quotedAssets(store.getState()).length === 0) store.actions.returnToQuote();
    navigation.go({ name: 'quoteResults' });
  };
  return (
    name !== 'quoteResults' &&
    isThere && (
      <p className={`help-banner${says ? '' : ' help-banner--bare'} links`}>
        {says && <span>{says}</span>}
        {/* M11: what most come back to the home page for. */}
        <Link
          look={name === 'home' ? 'primary' : 'text'}
          href={navigation.href({ name: 'quoteResults' })}
          onFollow={follow}
        >
          {words('nav.quote')}
        </Link>
      </p>
    )
  );
}
