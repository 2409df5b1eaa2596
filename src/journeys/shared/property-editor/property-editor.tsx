// Knows the Choose Property dialog of the results: the list of the asset, saved by an edit of its quote (RES-SOL-18, RES-HP-04).
import { useEffect, useState } from 'react';
import type { Failure } from '../../../api/failure.ts';
import type { Asset } from '../../../domain/flags.ts';
import { houseType, type PropertyType, solarRefuses } from '../../../domain/property.ts';
import type { Result } from '../../../domain/result.ts';
import { editQuote } from '../../../state/fetch-result.ts';
import { loadLookup } from '../../../state/load-lookup.ts';
import { useJourney, useWidget } from '../../../state/widget-context.tsx';
import { Actions } from '../../../ui/actions/actions.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { HousePicture } from '../../../ui/house/house-picture.tsx';
import { PictureChoices } from '../../../ui/picture-choices/picture-choices.tsx';
import { Status } from '../../../ui/status/status.tsx';

export interface PropertyEditorProps {
  readonly asset: Extract<Asset, 'solar' | 'ashp'>;
  readonly open: boolean;
  readonly result: Result;
  readonly onClose: () => void;
}

export function PropertyEditor({ asset, open, result, onClose }: PropertyEditorProps) {
  const { words } = useWidget();
  return (
    <Dialog
      open={open}
      title={words('results.choose')}
      closeLabel={words('action.close')}
      size="wide"
      onClose={onClose}
    >
      <PropertyForm asset={asset} result={result} onClose={onClose} />
    </Dialog>
  );
}

function PropertyForm({ asset, result, onClose }: Omit<PropertyEditorProps, 'open'>) {
  const widget = useWidget();
  const { words, store } = widget;
  const listName = asset === 'solar' ? 'esaPropertyTypes' : 'ashpPropertyTypes';
  const lookup = useJourney((state) => state.lookups[listName]);
  const [chosen, setChosen] = useState(result.request.address.propertyTypeId ?? undefined);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [saving, setSaving] = useState(false);
  const list = (lookup?.list ?? []).filter(({ id }) => asset !== 'solar' || !solarRefuses(id));

  useEffect(() => {
    void loadLookup(widget, listName);
  }, [widget, listName]);

  async function save(): Promise<void> {
    const type = list.find(({ id }) => id === chosen);
    if (!type || type.id === result.request.address.propertyTypeId) return onClose();
    setSaving(true);
    const failed = await editQuote(widget, asset, { propertyTypeId: type.id });
    setSaving(false);
    setFailure(failed);
    if (failed) return;
    store.actions.answer(answersOf(type));
    onClose();
  }

  /** With both assets quoted, the heat pump's type is its own. */
  function answersOf({ id, name }: PropertyType) {
    const { flags } = store.getState();
    if (asset === 'ashp' && flags.solar) return { ashpPropertyId: id };
    return { propertyId: id, propertyTypeName: name };
  }

  return (
    <form
      className="property-editor"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {failure && (
        <Alert heading={words('failure.title')} level={3}>
          <p>{words('results.editFailed')}</p>
        </Alert>
      )}
      <Status>
        {lookup?.is === 'failed' && (
          <>
            <p>{words('failure.list')}</p>
            <Button look="secondary" onClick={() => void loadLookup(widget, listName)}>
              {words('action.retry')}
            </Button>
          </>
        )}
      </Status>
      <PictureChoices
        legend={words('property.question')}
        legendLook="hidden"
        name="propertyTypeId"
        options={list.map(({ id, name }) => ({
          value: id,
          title: name,
          picture: <HousePicture type={houseType(name)} />,
        }))}
        value={chosen}
        onChange={setChosen}
      />
      <Actions>
        <Button type="submit" busy={saving ? words('results.updating') : undefined}>
          {words(failure ? 'action.retry' : 'action.done')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words('action.cancel')}
        </Button>
      </Actions>
    </form>
  );
}
