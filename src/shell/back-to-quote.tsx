// SEEN-07: the link back to a quote of this session, on every page except its own.
import { quotedAssets } from '../state/journey-state.ts';
import { useJourney, useRoute, useWidget } from '../state/widget-context.tsx';
import { Link } from '../ui/link/link.tsx';

export function BackToQuote() {
  const { words, navigation, store } = useWidget();
  const { name } = useRoute();
  // One that is being made moves nothing behind the loader.
  const hasQuote = useJourney(
    (state) => state.left !== null || (state.quoting === null && quotedAssets(state).length > 0),
  );
  const headline = useJourney((state) => state.left?.headline ?? state.headline);
  const follow = () => {
    if (quotedAssets(store.getState()).length === 0) store.actions.returnToQuote();
    navigation.go({ name: 'quoteResults' });
  };
  return (
    name !== 'quoteResults' &&
    hasQuote && (
      <p className="help-banner links">
        {/* Beside shared results it would be taken for theirs. */}
        {headline && name !== 'shared' && <span>{words('nav.quote.says', { headline })}</span>}
        <Link href={navigation.href({ name: 'quoteResults' })} onFollow={follow}>
          {words('nav.quote')}
        </Link>
      </p>
    )
  );
}
