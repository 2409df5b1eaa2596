// Names what failed while its tab, which says why and has Retry, is below the one bill or not open.
import type { MouseEvent } from 'react';
import type { AssetDescriptor } from '../../state/asset-descriptor.ts';
import { useWidget } from '../../state/widget-context.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { inside, listed } from '../../words/in-sentence.ts';

export function MissingResults({ of }: { readonly of: readonly AssetDescriptor[] }) {
  const { words } = useWidget();
  const [first] = of;
  if (!first) return null;
  const showWhy = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const tab = currentTarget
      .closest('.results')
      ?.querySelector<HTMLElement>(`[role=tab][id$="-${first.id}"]`);
    tab?.click();
    tab?.focus();
  };
  const names = of.map(({ says }) => inside(words(says.tab)));
  return (
    <Alert>
      <p>
        <span>{words('failure.missing', { what: listed(names, words) })}</span>{' '}
        <Button look="link" onClick={showWhy}>
          {words('failure.why')}
        </Button>
      </p>
    </Alert>
  );
}
